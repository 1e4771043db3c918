type About = {
  /** Logged unchanged, so they must hold no personal data. */
  facts?: Readonly<Record<string, string | number>>;
  /** Logged as pseudonyms. */
  ids?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** Global, so that `instanceof` works across copies of this module. */
const mark = Symbol.for('thesee.failure');

/** Its message is logged, so it must hold no personal data. Messages of other errors are not logged. */
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
