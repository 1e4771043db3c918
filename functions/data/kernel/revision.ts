/** Thrown when a record that two people may edit is not any more what the caller last saw: with the record as it is. */
export class ChangedMeanwhile extends Error {
  readonly record: unknown;

  constructor(record: unknown) {
    super('the record was changed meanwhile');
    this.record = record;
  }
}

const isThere = { attr: 'id', exists: true } as const;
const wasNeverChanged = { or: [{ attr: 'revision', exists: false } as const, { attr: 'revision', eq: 0 } as const] };

/** The condition that a record is still at that revision; 0 is one that was never changed. Undefined: at any, but there. */
export const stillAt = (revision: number | undefined) => {
  if (revision === undefined) return isThere;
  return revision === 0 ? { and: [isThere, wasNeverChanged] } : ({ attr: 'revision', eq: revision } as const);
};

/** The same of a record that everybody has, written or not; no condition where no revision is named. */
export const stillAtOrNew = (revision: number | undefined) => {
  if (revision === undefined) return [];
  return [revision === 0 ? wasNeverChanged : ({ attr: 'revision', eq: revision } as const)];
};
