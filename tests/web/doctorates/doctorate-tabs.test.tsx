import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { entry, portfolio } from '../jobs/samples.ts';
import { unsaid } from './samples.ts';

const mine = {
  ...unsaid,
  appreciatedAspects: null,
  unappreciatedAspects: null,
  smartGoals: null,
  proProjectElements: null,
  careerPlan: null,
};
const open = async (path: string, language: 'fr' | 'en' = 'fr', keptJobs: string[] = []) => {
  let stored: Doctorate = { ...mine, hypothesis: 'Deux mots' } as Doctorate;
  const shown = await openScreen(path, {
    who: candidate,
    language,
    now: '2026-03-15T12:00:00.000Z',
    replies: {
      'doctorates.get': () => stored as never,
      'doctorates.update': ({ body }: Received) => {
        stored = { ...stored, ...(body as object) };
        return stored as never;
      },
      'portfolios.listOfUser': { portfolios: [{ ...portfolio, keptJobs, answered: 0, total: 0 }] },
      'catalogue.listJobs': { jobs: [entry('j1', 'Éditrice', 'Publisher'), entry('j2', 'Guide', 'Guide')] },
    },
  });
  await screen.findAllByRole('textbox');
  return shown;
};
const sent = ({ received }: Awaited<ReturnType<typeof open>>) =>
  received.filter(({ name }) => name === 'doctorates.update').map(({ body }) => body);
/** The label and the description of a text area. */
const texts = (within_: Element) =>
  [...within_.querySelectorAll('textarea')].map((area) => {
    const hints = (area.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    return [area.labels[0]?.textContent, hints.join(' ')];
  });

test.each([
  [
    'fr',
    ['Détails', 'Votre appréciation', 'Parler de votre doctorat', 'SMART'],
    [
      'Ce que vous appréciez | Ce que vous appréciez moins',
      'À propos de votre doctorat | Description en quelques mots | Problématique | État de l’art | Hypothèse | Mise à l’épreuve de l’hypothèse | Analyse des résultats | Conclusion | Communication',
      'Vos objectifs',
    ],
    /^Environ 100 mots.* \d mots?, sur 100 environ$/,
  ],
  [
    'en',
    ['Details', 'Your appreciation', 'Speak about your doctorate', 'SMART'],
    [
      'What you like | What you don’t like',
      'About your PhD | Brief description | Research question | State of the art | Hypothesis | Testing the hypothesis | Analysis of the results | Conclusion | Communication',
      'Your goals',
    ],
    /^About 100 words.* \d words? of about 100$/,
  ],
] as const)(
  'four tabs; three of them ask for about a hundred words each, and count them (%s)',
  async (language, tabs, labels, hint) => {
    const { user } = await open('/user/phd?activeTab=7', language);
    expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(tabs);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tabs[0]);
    for (const [place, names] of labels.entries()) {
      await user.click(screen.getByRole('tab', { name: tabs[place + 1] }));
      const told = texts(screen.getByRole('tabpanel'));
      expect(told.map(([label]) => label).join(' | ')).toBe(names);
      for (const [, described] of told) expect(described).toMatch(hint);
      expect(window.location.search).toBe(`?activeTab=${place + 1}`);
    }
  },
);

test.each([
  ['fr', 'Hypothèse', ['2 mots', '4 mots', '1 mot'], 'Enregistrer', 'Doctorat mis à jour'],
  ['en', 'Hypothesis', ['2 words', '4 words', '1 word'], 'Save', 'Doctorate updated successfully'],
] as const)(
  'words are counted as one types; what was changed is sent alone (%s)',
  async (language, label, counts, save, done) => {
    const shown = await open('/user/phd?activeTab=2', language);
    const area = () => screen.getByRole('textbox', { name: label });
    const said = () => texts(screen.getByRole('tabpanel')).find(([name]) => name === label)?.[1] ?? '';
    expect(said()).toContain(counts[0]);
    fireEvent.change(area(), { target: { value: 'Un mot – puis deux' } });
    expect(said()).toContain(counts[1]);
    fireEvent.change(area(), { target: { value: 'Seul' } });
    expect(said()).toContain(counts[2]);
    await shown.user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(sent(shown)).toEqual([{ hypothesis: 'Seul' }]);
  },
);

test.each([
  [
    'fr',
    '3 modifications non enregistrées',
    'Début du doctorat',
    'Laboratoire ou entreprise',
    'Enregistrer',
    '1re année de doctorat',
    'Cotutelle',
    'Oui',
    'Tout est enregistré',
  ],
  [
    'en',
    '3 unsaved changes',
    'Start of the PhD',
    'Laboratory or company',
    'Save',
    '1st doctoral year',
    'Cotutelle',
    'Yes',
    'Everything is saved',
  ],
] as const)('details are saved together, only when something changed, and the year follows (%s)', async (...told) => {
  const [language, three, start, laboratory, save, year, shared, yes, saved] = told;
  const shown = await open('/user/phd', language);
  const button = screen.getByRole('button', { name: save }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(screen.getByText(saved)).toBeTruthy();
  expect(document.querySelector('.year')).toBeNull();
  const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type(laboratory, 'Îlots');
  expect(button.disabled).toBe(false);
  type(laboratory, '');
  expect(button.disabled).toBe(true);
  type(laboratory, 'Îlots');
  type(start, '2025-10-01');
  await shown.user.click(within(screen.getByRole('group', { name: shared })).getByRole('radio', { name: yes }));
  expect(screen.getByText(three)).toBeTruthy();
  await shown.user.click(button);
  await waitFor(() => expect(textOf(document.querySelector('.year h2') ?? document.head)).toBe(year));
  expect(sent(shown)).toEqual([{ startDate: '2025-10-01', companyName: 'Îlots', coSupervision: true }]);
});

test.each([
  [
    'fr',
    'Domaine de recherche',
    'Il sert aussi à suggérer vos métiers : votre prochaine auto-évaluation commencera par ce domaine.',
  ],
  ['en', 'Research domain', 'Also used to suggest jobs: your next assessment will start with this domain.'],
] as const)('the research domain says what it is used for; 27 stand by name (%s)', async (language, label, hint) => {
  await open('/user/phd', language);
  const domain = screen.getByRole('combobox', { name: label });
  expect(textOf(document.querySelector('main') ?? document.body)).toContain(hint);
  const options = textsOfAll(within(domain).getAllByRole('option')).slice(1);
  expect(options).toHaveLength(27);
  expect(options).toEqual(options.toSorted(new Intl.Collator(language).compare));
});

test.each([
  ['570', ['[570] EDSP - Santé Publique'], '570'],
  ['bmic', ['[340] BMIC - Biologie Moléculaire, Intégrative et Cellulaire'], 'bmic'],
  ['sante  PUBL polit', ['[545] SP2 - Sociétés, Politique, Santé Publique'], 'sante PUBL polit'],
  ['École de nulle part', [], 'École de nulle part'],
])(
  'a doctoral school is found among 305 by its number, acronym or any word, or is kept as typed: %s',
  async (typed, found, kept) => {
    await open('/user/phd');
    expect(textOf(document.body)).toContain('parmi 305 écoles');
    const school = screen.getByRole('combobox', { name: 'École doctorale' });
    school.focus();
    fireEvent.change(school, { target: { value: typed } });
    await waitFor(() =>
      expect(
        textsOfAll(screen.getAllByRole('option', { hidden: true }).filter((one) => one.closest('[role="listbox"]'))),
      ).toEqual([...found, `Utiliser « ${kept} » tel quel`]),
    );
  },
);

test.each([
  [
    'fr',
    'Projet professionnel',
    '62 %',
    'Source : Exemple Talents, 2020',
    ['Éléments de projet professionnel', 'Plan de carrière'],
    'Vos métiers gardés',
    'Ceux auxquels vous vouliez revenir, d’après « Bilan de printemps ».',
    ['Guide', 'Éditrice'],
    'Les revoir et les comparer',
  ],
  [
    'en',
    'Career plan',
    '62%',
    'Source: Exemple Talents, 2020',
    ['Professional projects', 'Plan'],
    'The jobs you kept',
    'The ones you wanted to come back to, from “Bilan de printemps”.',
    ['Guide', 'Publisher'],
    'See and compare them',
  ],
] as const)(
  'the career plan is two texts, under what most have at their defence and the jobs that one kept (%s)',
  async (...told) => {
    const [language, title, share, source, labels, kept, text, names, link] = told;
    await open('/user/career', language, ['j2', 'j1']);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
    expect(textOf(document.querySelector('.career-note') ?? document.head).replace(/\s/g, ' ')).toContain(
      share.replace(/\s/g, ' '),
    );
    expect(textOf(document.querySelector('.career-note') ?? document.head)).toContain(source);
    const main = document.querySelector('main') ?? document.body;
    expect(texts(main).map(([label]) => label)).toEqual(labels);
    const block = screen.getByRole('region', { name: kept });
    expect(textOf(block)).toContain(text);
    expect(textsOfAll(within(block).getAllByRole('listitem'))).toEqual(names);
    expect(within(block).getByRole('link', { name: link }).getAttribute('href')).toBe(
      '/user/jobs?portfolio=p1&show=kept',
    );
  },
);

test('without kept jobs, the career plan offers none', async () => {
  await open('/user/career');
  expect(document.querySelector('.kept-jobs')).toBeNull();
});

test.each([
  ['fr', 'Plan de carrière', 'Enregistrer', 'Informations mises à jour', 'Doctorat mis à jour'],
  ['en', 'Plan', 'Save', 'Informations updated successfully', 'Doctorate updated successfully'],
] as const)(
  'a saved career plan is told as such, not as the PhD record (%s)',
  async (language, label, save, done, other) => {
    const shown = await open('/user/career', language);
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: 'Publier' } });
    await shown.user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(textOf(document.body)).not.toContain(other);
    expect(sent(shown)).toEqual([{ careerPlan: 'Publier' }]);
  },
);
