import type { Publication } from '#shared/schemas/publication.ts';
import type { Found, Readable } from './found.ts';
import type { PublicationFields } from './references/incoming.ts';
import { replacementOf } from './references/same-work.ts';

/** `replace` takes it instead of the same work, in the list or in the text. */
export type Choice = 'leave' | 'add' | 'replace';
export type Choices = ReadonlyMap<number, Choice>;

export type Step = { place: number; fields: PublicationFields; replaced?: Publication };

/** Only what is new is added unasked. */
export const choiceOf = (one: Found, choices: Choices): Choice => {
  if (one.fault) return 'leave';
  return choices.get(one.place) ?? (one.same ? 'leave' : 'add');
};

const stepOf = (one: Readable, choice: Choice): Step => {
  const { place, fields, same } = one;
  if (choice === 'replace' && same?.in === 'list')
    return { place, fields: replacementOf(same.mine, one), replaced: same.mine };
  return { place, fields };
};

/** Of several that replace the same one, the last does. */
export const planOf = (found: readonly Found[], choices: Choices): Step[] => {
  const chosen = found.flatMap((one) => {
    const choice = choiceOf(one, choices);
    return one.fault || choice === 'leave' ? [] : [{ one, choice }];
  });
  const outdone = new Set(
    chosen.flatMap(({ one: { same }, choice }) =>
      choice === 'replace' && same?.in === 'text' ? [same.first.place] : [],
    ),
  );
  const steps = chosen.filter(({ one }) => !outdone.has(one.place)).map(({ one, choice }) => stepOf(one, choice));
  return steps.filter(
    ({ replaced }, at) => !replaced || !steps.slice(at + 1).some((later) => later.replaced?.id === replaced.id),
  );
};
