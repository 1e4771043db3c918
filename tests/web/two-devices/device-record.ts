import type { User } from '#shared/schemas/user.ts';
import { Refusal } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';

export type Stored = { revision: number };

/** A server's record that two devices change. */
export const createRecord = <T extends Stored>(stored: T) => {
  let now = stored;
  return {
    now: () => now,
    /** Saves a change from the other device. */
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

/** A form of one record, with a text that both devices change. */
export type DeviceScreen = {
  at: string;
  who: User;
  record: Stored;
  replies: (kept: Kept<Stored>) => Replies;
  /** Name of the button that opens the form, if it is a dialog. */
  opener?: RegExp | string;
  label: RegExp | string;
  field: string;
  mine: string;
  theirs: string;
  /** Another field that the other device changes, if the form has one. */
  other?: Record<string, unknown>;
  /** The form saves on blur. */
  isSavedOnLeaving?: boolean;
};

export const texts = { mine: 'Enseigner à des adultes', theirs: 'Chercher dans un laboratoire' };
