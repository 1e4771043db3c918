type About = {
  /** Are logged as they are: names of code and figures, nothing that tells a person. */
  facts?: Readonly<Record<string, string | number>>;
  /** Tell a person or a thing of theirs: the log shows pseudonyms of them. */
  ids?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** Known to every copy of this module. */
const mark = Symbol.for('thesee.failure');

/** An error whose message is written for the log and tells nobody; of other errors the log repeats no sentence. */
export class Failure extends Error {
  readonly [mark] = true;
  readonly facts: NonNullable<About['facts']>;
  readonly ids: NonNullable<About['ids']>;

  constructor(message: string, { facts = {}, ids = {}, cause }: About = {}) {
    super(message, { cause });
    this.name = 'Failure';
    this.facts = facts;
    this.ids = ids;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && mark in value;
  }
}
