import { register } from 'tsx/esm/api';

register();
await import('./planted-worker.ts');
