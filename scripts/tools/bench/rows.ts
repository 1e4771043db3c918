import type { Answer, Answers } from '#shared/matching/types.ts';
import { seenJobs, usualWay, type Way } from './lists.ts';
import { answersOf, type Persona, personas } from './personas.ts';
import { randomFrom } from './random.ts';
import { seenAfter } from './rounds.ts';
import { views } from './views.ts';

/** Changes each rating, from a seed of the person's own. */
const changed =
  (change: (value: number, uniform: () => number) => number | null) =>
  (persona: Persona): Answers => {
    const { uniform } = randomFrom(personas.indexOf(persona));
    const rated = (answer: Answer): Answer =>
      typeof answer.value === 'number' ? { ...answer, value: change(answer.value, uniform) } : answer;
    return Object.fromEntries(Object.entries(answersOf(persona)).map(([id, answer]) => [id, rated(answer)]));
  };

const naShare = 0.2;
const withGaps = changed((value, uniform) => (uniform() < naShare ? null : value));
const shaken = changed((value, uniform) => Math.min(5, Math.max(0, value + Math.floor(3 * uniform()) - 1)));

const seenBy = (way: Partial<Way>) => (persona: Persona) => seenJobs(persona, { ...usualWay, ...way });

/** Each row ranks by another part of what is known of a person. */
export const rows = {
  everything: seenBy({}),
  'cases’ grades exchanged': seenBy({ cases: 'exchanged' }),
  'without cases': seenBy({ cases: 'none' }),
  'without ratings': seenBy({ answers: () => ({}) }),
  'without wishes': seenBy({ record: views['domain, title'] }),
  'without title': seenBy({ record: views['domain, wishes'] }),
  'without domain': seenBy({ record: views['wishes, title'] }),
  'ratings and domain alone, no cases': seenBy({ record: views['own domain'], cases: 'none' }),
  'one rating in five N/A': seenBy({ answers: withGaps }),
  'ratings off by up to one': seenBy({ answers: shaken }),
  'another’s title': seenBy({ record: views['stranger’s thesis'] }),
  'wrong domain': seenBy({ record: views['wrong domain'] }),
  'a second domain': seenBy({ record: views['neighbour added'] }),
  'four reactions': (persona) => seenAfter(1, persona, usualWay),
  'eight reactions': (persona) => seenAfter(2, persona, usualWay),
  'four, moving no other job': (persona) => seenAfter(1, persona, usualWay, false),
  'eight, moving no other job': (persona) => seenAfter(2, persona, usualWay, false),
} satisfies Record<string, (persona: Persona) => string[]>;
export type RowName = keyof typeof rows;
