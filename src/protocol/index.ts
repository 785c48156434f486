export * from './version.ts';
export * from './limits.ts';
export * from './table.ts';
export * from './messages.ts';
export * from './patch.ts';
