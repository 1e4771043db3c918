import type { User } from '#shared/schemas/user.ts';
import { Refusal } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';

export type Stored = { revision: number };

/** A record as the server keeps it, changed by two devices. */
export const createRecord = <T extends Stored>(stored: T) => {
  let now = stored;
  return {
    now: () => now,
    /** The other device saves. */
    change: (fields: object) => {
      now = { ...now, ...fields, revision: now.revision + 1 };
    },
    answer: ({ body, headers }: Received): T | Refusal => {
      if (headers.get('if-match') !== `"${now.revision}"`) {
        return new Refusal(412, { msg: 'La fiche a changé.', code: 'changed_meanwhile', details: [now] });
      }
      now = { ...now, ...(body as object), revision: now.revision + 1 };
      return now;
    },
  };
};
export type Kept<T extends Stored> = ReturnType<typeof createRecord<T>>;

/** A form of one record, and a text of it that two devices change. */
export type DeviceScreen = {
  at: string;
  who: User;
  record: Stored;
  replies: (kept: Kept<Stored>) => Replies;
  /** The button by which it is opened, where it is a dialog. */
  opener?: RegExp | string;
  label: RegExp | string;
  field: string;
  mine: string;
  theirs: string;
  /** Another field of the record, as the other device saves it; where there is one. */
  other?: Record<string, unknown>;
  /** It is saved on leaving the field. */
  isSavedOnLeaving?: boolean;
};

export const texts = { mine: 'Enseigner à des adultes', theirs: 'Chercher dans un laboratoire' };
