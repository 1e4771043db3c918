/** Thrown when a record that two people may edit is not any more what the caller last saw: with the record as it is. */
export class ChangedMeanwhile extends Error {
  readonly record: unknown;

  constructor(record: unknown) {
    super('the record was changed meanwhile');
    this.record = record;
  }
}

/** The condition that a record is still at that revision; 0 is one that was never changed. Undefined: at any, but there. */
export const stillAt = (revision: number | undefined) => {
  const isThere = { attr: 'id', exists: true } as const;
  if (revision === undefined) return isThere;
  if (revision !== 0) return { attr: 'revision', eq: revision } as const;
  return {
    and: [isThere, { or: [{ attr: 'revision', exists: false } as const, { attr: 'revision', eq: 0 } as const] }],
  };
};
