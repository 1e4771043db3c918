import type { Language } from '../lists.ts';
import type { AllTexts } from './index.ts';
import { sentence, type Values } from './sentence.ts';

type Namespace = keyof AllTexts;
type Name<T> = keyof T & (string | number);

/** Plural forms share one key: `results_one` and `results_other` are `results`. */
type Base<K extends string> = K extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : K;
type Keys<T> = { [K in Name<T>]: T[K] extends string ? Base<`${K}`> : `${K}.${Keys<T[K]>}` }[Name<T>];
type Blocks<T> = { [K in Name<T>]: T[K] extends string ? never : `${K}` | `${K}.${Blocks<T[K]>}` }[Name<T>];

type In<N extends Namespace, Kind extends 'sentence' | 'block'> = {
  [M in N]: `${M}:${Kind extends 'sentence' ? Keys<AllTexts[M]> : Blocks<AllTexts[M]>}`;
}[N];

/** For example `auth:login.title`. */
export type TextKey<N extends Namespace = Namespace> = In<N, 'sentence'>;

type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends `${Name<T>}`
    ? { [K in Name<T>]: `${K}` extends P ? T[K] : never }[Name<T>]
    : never;
type BlockAt<First extends Namespace, P extends string> = P extends `${infer N extends Namespace}:${infer Rest}`
  ? At<AllTexts[N], Rest>
  : At<AllTexts[First], P>;

/** Keys of the first namespace need no prefix. */
export interface Translate<First extends Namespace, Others extends Namespace = First> {
  (key: Keys<AllTexts[First]> | TextKey<First | Others>, values?: Values): string;
  /** Returns a whole block, such as a list's labels by id. */
  <P extends Blocks<AllTexts[First]> | In<First | Others, 'block'>>(
    key: P,
    values: { returnObjects: true },
  ): BlockAt<First, P>;
}

const isBlock = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const blockOf = (texts: Values, names: readonly string[]): unknown =>
  names.reduce<unknown>((block, name) => (isBlock(block) ? block[name] : undefined), texts);

/** Returns a missing key as its own text. */
export const translator = <First extends Namespace, Others extends Namespace = First>(
  language: Language,
  texts: Partial<AllTexts>,
  [first]: readonly [First, ...Others[]],
): Translate<First, Others> => {
  const translate = (key: string, values: Values = {}) => {
    const [path = '', namespace = first] = key.split(':').reverse();
    const names = path.split('.');
    if (values.returnObjects) return blockOf(texts, [namespace, ...names]);
    const block = blockOf(texts, [namespace, ...names.slice(0, -1)]);
    return (isBlock(block) && sentence(language, block, names.at(-1) ?? '', values)) || key;
  };
  return translate as Translate<First, Others>;
};
