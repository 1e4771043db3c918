/** What one release breaks for the other on purpose, and why nobody is hurt. Emptied whenever a release is kept. */
type Intended = { what: string; since: string; why: string };

/** For pages of the release before, as `breaksBetween` says it. */
export const intendedBreaks: readonly Intended[] = [];

/** Calls that pages make and the API of the release before does not have: `GET /api/v0/…`. */
export const newCalls: readonly Intended[] = [];
