import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { enumerations } from '#tests/literals/lists.ts';
import { screens } from '#tests/literals/screens.ts';
import { openScreen, textOf } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, campus, candidate, noArchive, superAdministrator } from '#tests/support/web-samples.ts';
import { unsaid } from './doctorates/samples.ts';
import { course, listOf } from './formations/samples.ts';
import { foundOf, jobAt, portfolio, skill, skills } from './jobs/samples.ts';
import { privateCv } from './usercv/samples.ts';

type Who = (typeof screens)[number]['who'];

const own = { proProjectElements: null, careerPlan: null, smartGoals: null };
const doctorate = { ...unsaid, appreciatedAspects: null, unappreciatedAspects: null, ...own };
const strong = jobAt(1, { mostImportantSkills: [skill('s1', 5)] });
const assessments = ['p1', 'p2'].map((id) => ({ ...portfolio, id, answered: 1, total: 133 }));
const of = (status: User['status'], id: string): User & { isInvited: boolean } => ({
  ...superAdministrator,
  ...{ id, status, role: 'user', UniversityId: campus.id, isInvited: false },
});

/** Replies to all calls of the screens. */
const replies: Replies = {
  'auth.getArchive': noArchive,
  'universities.list': { rows: [{ id: campus.id, name: campus.name, logoUrl: null }] },
  'usercv.get': { user: { Diplomas: [], Experiences: [], Publications: [] }, userCv: privateCv },
  'doctorates.get': doctorate,
  'portfolios.listOfUser': { portfolios: assessments },
  'portfolios.generateJobs': foundOf([strong]),
  'portfolios.listActivities': [],
  'portfolios.listSkills': [],
  'portfolios.listValues': [],
  'portfolios.listRncps': [],
  'catalogue.listSkills': { skills },
  'diplomas.listOfUser': [],
  'experiences.listOfUser': [],
  'publications.listOfUser': [],
  'formations.list': listOf(course(1, 'De l’idée au brevet')),
  'users.listOfUniversity': { rows: [of('PENDING', 'm1'), of('REJECTED', 'm2'), of('ACCEPTED', 'm3')] },
};
const people: Readonly<Record<Who, { who?: User; replies?: Replies }>> = {
  nobody: {},
  'somebody pending': { who: { ...candidate, status: 'PENDING' } },
  'a newcomer': { who: candidate, replies: { 'portfolios.listOfUser': { portfolios: [] } } },
  'a candidate': { who: candidate },
  'an administrator': { who: administrator },
};
const open = (path: string, who: Who, language: 'fr' | 'en') =>
  openScreen(path, { language, ...people[who], replies: { ...replies, ...people[who].replies } });

const roles = ['heading', 'button', 'link', 'columnheader'] as const;
const isRole = (kind: string): kind is (typeof roles)[number] => roles.some((role) => role === kind);

/** Elements with exactly those words; a text may be part of a longer one. */
const wordsOn = (kind: string, words: string): HTMLElement[] => {
  if (isRole(kind)) return screen.queryAllByRole(kind, { name: words });
  if (kind === 'label') return screen.queryAllByLabelText((label) => label.replace(/\s*\*$/, '') === words);
  return screen.queryAllByText(
    (_, element) => element?.tagName !== 'OPTION' && element !== null && textOf(element).includes(words),
  );
};

const cases = languages.flatMap((language) => screens.map(({ path, who, words }) => ({ language, path, who, words })));

test.each(cases)(
  'in $language, $path says what the specification says, to $who',
  async ({ language, path, who, words }) => {
    await open(path, who, language);
    const said = words.map(([kind, english, french]) => [kind, language === 'en' ? english : french] as const);
    await waitFor(() => expect(said.filter(([kind, text]) => wordsOn(kind, text).length === 0)).toEqual([]));
  },
);

test.each(languages)(
  'the research domains are offered by the specification’s numbers and words (%s)',
  async (language) => {
    await open('/user/jobs', 'a candidate', language);
    const choice = (await screen.findAllByRole('combobox')).at(-1) as HTMLElement;
    const offered = within(choice)
      .getAllByRole<HTMLOptionElement>('option')
      .slice(1)
      .map((option) => [option.value, textOf(option)]);
    const domains = Object.entries(enumerations['lists:researchDomain']);
    const said = domains.map(([id, [english, french]]) => [id, language === 'en' ? english : french]);
    // Options are sorted by label, the enumeration by id.
    expect(offered.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(said);
  },
);
