// A thread does not inherit the loader of TypeScript from the program, so it begins with JavaScript and brings the loader itself.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import('./worker.ts');
