/** Set by `npm run check` and `npm run faults`; `npm test` samples crash points. */
export const isEveryPoint = process.env.EVERY_CRASH_POINT !== undefined;

/** A crash after one call is equivalent to one before the next. */
export const crashKinds = isEveryPoint ? (['crashBefore', 'crashAfter'] as const) : (['crashAfter'] as const);

/** Every call, or the one in the middle and the last, whose reply is lost. */
export const crashPoints = (calls: number): number[] =>
  isEveryPoint ? Array.from({ length: calls }, (_, skip) => skip) : [Math.floor(calls / 2), calls - 1];
