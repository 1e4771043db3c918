import { absentOr, isThere } from './change.ts';

/** An optimistic lock failed. Carries the current record. */
export class ChangedMeanwhile extends Error {
  readonly record: unknown;

  constructor(record: unknown) {
    super('the record was changed meanwhile');
    this.record = record;
  }
}

const isUnchanged = absentOr({ attr: 'revision', eq: 0 });

/** Condition: the record exists, at that revision if one is given. Revision 0 means never changed. */
export const stillAt = (revision: number | undefined) => {
  if (revision === undefined) return isThere;
  return revision === 0 ? { and: [isThere, isUnchanged] } : ({ attr: 'revision', eq: revision } as const);
};

/** Conditions for a record that may not be stored yet; empty without a revision. */
export const stillAtOrNew = (revision: number | undefined) => {
  if (revision === undefined) return [];
  return [revision === 0 ? isUnchanged : ({ attr: 'revision', eq: revision } as const)];
};
