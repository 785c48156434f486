// A thread does not inherit how its process reads TypeScript, so it is told here.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
