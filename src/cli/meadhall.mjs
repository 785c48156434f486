#!/usr/bin/env node
// The command `meadhall` for whoever calls it by its name: plain JavaScript, which brings the loader of TypeScript itself.
import { register } from 'tsx/esm/api';

register();
await import('./meadhall.ts');
