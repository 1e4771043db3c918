import type { catalogue as fr } from '../fr/catalogue.ts';
import type { Like } from '../index.ts';

export const catalogue: Like<typeof fr> = {
  lint: {
    untranslated: 'A definition or a description is missing in French, in English or in both: {{ids}}.',
    untagged:
      'These jobs lack a core kind of work, a family, a kind of employer, what they ask for beyond a PhD, or subjects: {{ids}}.',
    split_family: 'These jobs have the same name of a family in one language, but not in the other: {{ids}}.',
    proportional: 'These jobs have the same skill profile up to a factor, and nothing tells them apart: {{ids}}.',
    borrowed: 'These jobs have a neighbour’s figures, as the catalogue says: {{ids}}.',
    constant_skill: 'This skill has the same strength in every job and tells none apart: {{ids}}.',
    thin_domain: 'Fewer than twelve jobs are open to these research domains: {{ids}}.',
    never_suggested: 'No simulated profile has this job among its first eight: {{ids}}.',
  },
};
