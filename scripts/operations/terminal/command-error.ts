/** An error that the operator can correct, in one sentence. */
export class CommandError extends Error {}

export const stopped = 'Stopped: nothing was changed.';
