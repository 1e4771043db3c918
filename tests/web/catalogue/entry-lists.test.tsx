import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Job } from '#shared/schemas/catalogue.ts';
import { openScreen, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { superAdministrator } from '#tests/support/web-samples.ts';
import { entry } from '../jobs/samples.ts';

const job = (...named: Parameters<typeof entry>): Job => ({ ...entry(...named), requirement: null });
const jobs: Job[] = [
  { ...job('j1', 'Métier 10', 'Weaver'), definitionFR: 'Tisser', definition: 'Weaving' },
  { ...job('j2', 'Écrivaine', 'Author'), active: false, requirement: 'competition' },
  job('j3', 'Métier 9', 'Baker'),
];
const skills = [
  entry('s1', 'Écoute', 'Listening', 2),
  entry('s2', 'Analyse', 'Analysis', 3),
  entry('s3', 'Calcul', 'Zeal', 2),
];
const activities = [entry('a1', 'Former', 'Training', 2), entry('a2', 'Chercher', 'Searching', 1)];

const open = async (list: string, language: 'fr' | 'en', those = jobs) => {
  const shown = await openScreen(`/super-admin/${list}`, {
    who: superAdministrator,
    language,
    replies: {
      'catalogue.listJobs': { jobs: those },
      'catalogue.listSkills': { skills },
      'catalogue.listActivities': { activities },
      'catalogue.removeJob': () => undefined,
      'catalogue.removeSkill': () => undefined,
      'catalogue.removeActivity': () => undefined,
    },
  });
  await waitFor(() => expect(document.querySelector('tbody .h4')).toBeTruthy());
  return shown;
};
const names = () => textsOfAll(document.querySelectorAll('tbody .h4'));
const cells = () => tableOf(screen.getByRole('table')).map((row) => row.slice(0, -1));
const sortBy = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('button');

test.each([
  [
    'fr',
    '3 métiers',
    [
      ['Nom', 'Actif', 'En plus du doctorat'],
      ['ÉcrivaineInactif · Sur concours', 'Non', 'Un concours'],
      ['Métier 9Actif', 'Oui', 'Non renseigné'],
      ['Métier 10TisserActif', 'Oui', 'Non renseigné'],
    ],
    ['Métier 9', 'Métier 10', 'Écrivaine'],
  ],
  [
    'en',
    '3 jobs',
    [
      ['Name', 'Active', 'Beyond a PhD'],
      ['AuthorInactive · By competitive exam', 'No', 'A competitive exam'],
      ['BakerActive', 'Yes', 'Not specified'],
      ['WeaverWeavingActive', 'Yes', 'Not specified'],
    ],
    ['Baker', 'Weaver', 'Author'],
  ],
] as const)(
  'jobs stand by their names in the language of the page, and say whether they are active (%s)',
  async (language, count, table, byState) => {
    const { user } = await open('jobs', language);
    expect(cells()).toEqual(table);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain(count);
    const [name, state] = [sortBy(table[0][0]), sortBy(table[0][1])];
    const byName = names();
    await user.click(name);
    expect(names()).toEqual(byName.toReversed());
    expect(screen.getByRole('columnheader', { name: table[0][0] }).getAttribute('aria-sort')).toBe('descending');
    await user.click(state);
    expect(names()).toEqual(byState);
  },
);

test.each([
  ['fr', 'ecriv', 'Écrivaine', 'Author', 'Aucun métier ne correspond à « Author »', '1 résultat'],
  ['en', 'author', 'Author', 'Écrivaine', 'No job matches “Écrivaine”', '1 result'],
] as const)(
  'jobs are searched by their names in the language of the page (%s)',
  async (language, typed, found, other, none, one) => {
    const { user } = await open('jobs', language);
    const field = screen.getByRole('searchbox');
    await user.type(field, typed);
    await waitFor(() => expect(names()).toEqual([found]));
    expect(screen.getByText(one)).toBeTruthy();
    await user.clear(field);
    await user.type(field, other);
    expect(await screen.findByRole('heading', { name: none })).toBeTruthy();
  },
);

test.each([
  [
    'skills',
    'fr',
    '3 compétences',
    [
      ['Nom', 'Catégorie'],
      ['AnalyseSavoir-faire', 'Savoir-faire'],
      ['CalculSavoir-être', 'Savoir-être'],
      ['ÉcouteSavoir-être', 'Savoir-être'],
    ],
    ['Calcul', 'Écoute', 'Analyse'],
  ],
  [
    'skills',
    'en',
    '3 skills',
    [
      ['Name', 'Category'],
      ['AnalysisKnow-how', 'Know-how'],
      ['ListeningSoft skills', 'Soft skills'],
      ['ZealSoft skills', 'Soft skills'],
    ],
    ['Analysis', 'Listening', 'Zeal'],
  ],
  [
    'activities',
    'fr',
    '2 activités',
    [
      ['Nom', 'Catégorie'],
      ['ChercherLiées à l’information', 'Liées à l’information'],
      ['FormerLiées aux personnes', 'Liées aux personnes'],
    ],
    ['Chercher', 'Former'],
  ],
  [
    'activities',
    'en',
    '2 activities',
    [
      ['Name', 'Category'],
      ['SearchingRelated to information', 'Related to information'],
      ['TrainingRelated to people', 'Related to people'],
    ],
    ['Searching', 'Training'],
  ],
] as const)(
  '%s stand by name, with their category, by which they are sorted, too (%s)',
  async (list, language, count, table, byCategory) => {
    const { user } = await open(list, language);
    expect(cells()).toEqual(table);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain(count);
    await user.click(sortBy(table[0][1]));
    expect(names()).toEqual(byCategory);
  },
);

test.each([
  [
    'jobs',
    'fr',
    'Supprimer Écrivaine',
    'Supprimer ce métier ?',
    '« Écrivaine » n’est plus suggéré à personne. Cette action est irréversible.',
    'Métier supprimé',
  ],
  ['jobs', 'en', 'Delete Author', 'Delete this job?', 'This action is irreversible.', 'Job deleted successfully.'],
  [
    'skills',
    'fr',
    'Supprimer Analyse',
    'Supprimer cette compétence ?',
    'Les auto-évaluations qui l’ont notée la gardent, marquée comme retirée.',
    'Compétence supprimée',
  ],
  ['skills', 'en', 'Delete Analysis', 'Delete this skill?', 'Analysis', 'Skill deleted'],
  [
    'activities',
    'fr',
    'Supprimer Former',
    'Supprimer cette activité ?',
    'Les auto-évaluations qui l’ont notée la gardent, marquée comme retirée.',
    'Activité supprimée',
  ],
  ['activities', 'en', 'Delete Training', 'Delete this activity?', 'Training', 'Activity deleted'],
] as const)(
  'one of the %s is deleted after a question that says what follows (%s)',
  async (list, language, press, title, text, done) => {
    const { user, received } = await open(list, language);
    const removed = () => received.filter(({ name }) => name.startsWith('catalogue.remove')).length;
    await user.click(screen.getByRole('button', { name: press }));
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(textOf(question)).toContain(text);
    expect(removed()).toBe(0);
    await user.click(within(question).getByRole('button', { name: language === 'fr' ? 'Supprimer' : 'Delete' }));
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(removed()).toBe(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  },
);

test('a list shows twenty-five rows, then twenty-five more; the search covers all and begins again', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const many = Array.from({ length: 60 }, (_, i) => job(`j${i}`, `Métier ${i}`, `Job number ${i}`));
  const { user } = await open('jobs', 'en', many);
  const more = (label: string) => user.click(screen.getByRole('button', { name: label }));
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain('60 jobs');
  expect(screen.getByText('60 results')).toBeTruthy();
  expect([names().length, names().at(-1)]).toEqual([25, 'Job number 24']);
  await more('Show 25 more');
  expect([names().length, names().at(-1)]).toEqual([50, 'Job number 49']);
  expect(textOf(document.activeElement ?? document.body)).toBe('Job number 25');

  await user.click(sortBy('Name'));
  expect([names().length, names()[0]]).toEqual([25, 'Job number 59']);
  await more('Show 25 more');
  await user.type(screen.getByRole('searchbox'), 'r 5');
  await waitFor(() => expect(names()).toHaveLength(15));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toHaveLength(25));

  await user.selectOptions(screen.getByRole('combobox'), 'Not specified');
  await waitFor(() => expect(names()).toHaveLength(25));
  await more('Show 25 more');
  await more('Show 10 more');
  expect(names()).toHaveLength(60);
  expect(textOf(document.activeElement ?? document.body)).toBe('Job number 9');
});
