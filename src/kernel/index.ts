/** The public interface of the step machine, for games, bots, the server and tests. */
export * from './types.ts';
export * from './random.ts';
export * from './codes.ts';
export * from './seats.ts';
export * from './hidden.ts';
export * from './redeal.ts';
export * from './window.ts';
export * from './options.ts';
export * from './choice.ts';
export * from './play.ts';
export * from './apply.ts';
export * from './project.ts';
export * from './imagine.ts';
export * from './same-option.ts';
export * from './why.ts';
export * from './save.ts';
export * from './report.ts';
