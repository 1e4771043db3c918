/** The operator can correct it; the message is one sentence. */
export class CommandError extends Error {}

export const stopped = 'Stopped: nothing was changed.';
