/** Something that the person at the keyboard can mend, in one sentence. */
export class CommandError extends Error {}

/** What somebody who says no, or stops at a question, is told. */
export const stopped = 'Stopped: nothing was changed.';
