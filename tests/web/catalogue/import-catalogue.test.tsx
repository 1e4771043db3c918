import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { superAdministrator } from '#tests/support/web-samples.ts';
import { entry } from '../jobs/samples.ts';

const open = (tab: number, language: 'fr' | 'en', replies: Replies) =>
  openScreen(`/super-admin/catalogue?activeTab=${tab}`, { who: superAdministrator, language, replies });
const file = (name: string, ...text: BlobPart[]) => new File(text, name, { type: 'text/csv' });
const preview = {
  version: 'v1',
  changes: [
    { list: 'values', id: 'v3', name: 'Inventiveness', what: 'changed', fields: ['name', 'definition'] },
    { list: 'jobs', id: 'j9', name: 'Weaver', what: 'added', fields: [] },
    { list: 'skills', id: 's4', name: 'Typing', what: 'retired', fields: ['active'] },
  ],
  warnings: [
    {
      code: 'twins',
      ids: ['j1', 'j9'],
      names: ['Tailor', 'Weaver'],
      msg: 'These jobs are alike.',
    },
  ],
} as const;

test.each([
  [
    'fr',
    '2 fichiers choisis',
    'Voir ce qui change',
    '3 changements',
    [
      'Entrée | Colonnes | Changement',
      'InventivenessValeursname, definition | name, definition | Modifiée',
      'WeaverMétiers |  | Ajoutée',
      'TypingCompétencesactive | active | Retirée',
    ],
    'Remarques sur le catalogue importé',
    'Appliquer 3 changements',
    'Catalogue importé',
  ],
  [
    'en',
    '2 files chosen',
    'See what changes',
    '3 changes',
    [
      'Entry | Columns | Change',
      'InventivenessValuesname, definition | name, definition | Changed',
      'WeaverJobs |  | Added',
      'TypingSkillsactive | active | Removed',
    ],
    'Remarks on the imported catalog',
    'Apply 3 changes',
    'Catalog imported',
  ],
] as const)(
  'an import lists its changes entry by entry, and is written only after a yes, over the version shown (%s)',
  async (...told) => {
    const [language, chosen, check, count, table, remarks, apply, done] = told;
    const { user, received } = await open(0, language, {
      'catalogue.importSet': {
        ...preview,
        changes: [...preview.changes].map((one) => ({ ...one, fields: [...one.fields] })),
        warnings: preview.warnings.map((one) => ({ ...one, ids: [...one.ids], names: [...one.names] })),
      },
    });
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, [
      file('jobs.csv', 'j'),
      file('values.csv', 'v'),
    ]);
    expect(await screen.findByText(chosen)).toBeTruthy();
    const sent = () => received.filter(({ name }) => name === 'catalogue.importSet').map(({ body }) => body);
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: check }));
    expect(tableOf(await screen.findByRole('table')).map((row) => row.join(' | '))).toEqual(table);
    expect(screen.getByText(count)).toBeTruthy();
    expect(screen.getByRole('heading', { name: remarks })).toBeTruthy();
    expect(textsOfAll(document.querySelectorAll('.remarks li'))).toEqual([
      'These jobs are alike.TailorWeaver',
      'Tailor',
      'Weaver',
    ]);
    const files = { 'jobs.csv': 'j', 'values.csv': 'v' };
    expect(sent()).toEqual([{ files, isDryRun: true }]);
    await user.click(screen.getByRole('button', { name: apply }));
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(sent()[1]).toEqual({ files, isDryRun: false, version: 'v1' });
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test.each([
  ['fr', 'Voir ce qui change', 'Ces fichiers disent ce que le catalogue contient déjà.'],
  ['en', 'See what changes', 'These files match the current catalog.'],
] as const)('files that change nothing are said to, and nothing is offered (%s)', async (language, check, words) => {
  const { user } = await open(0, language, { 'catalogue.importSet': { version: 'v1', changes: [], warnings: [] } });
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, [file('jobs.csv', 'j')]);
  await user.click(await screen.findByRole('button', { name: check }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Appliquer|Apply)/ })).toBeNull();
});

const cells = [
  'skills.csv, line 2, active: must be yes, no or retired.',
  'skills.csv, line 2, category: it must be a number.',
];
test.each([
  ['fr', 1, 'Voir ce qui change', '1 erreur : rien ne peut être importé.'],
  ['fr', 2, 'Voir ce qui change', '2 erreurs : rien ne peut être importé.'],
  ['en', 1, 'See what changes', '1 error: nothing can be imported.'],
  ['en', 2, 'See what changes', '2 errors: nothing can be imported.'],
] as const)(
  'each wrong cell is told, and nothing can be applied, until other files are chosen (%s, %i)',
  async (language, count, check, words) => {
    const details = cells.slice(0, count).map((msg) => ({ msg }));
    const { user } = await open(0, language, {
      'catalogue.importSet': new Refusal(422, { msg: 'Wrong', code: 'invalid', details }),
    });
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await user.upload(input, [file('skills.csv', 's')]);
    await user.click(await screen.findByRole('button', { name: check }));
    await waitFor(() => expect(textOf(document.querySelector('main .note.fail') ?? document.head)).toContain(words));
    expect(textsOfAll(document.querySelectorAll('.wrong-cells li'))).toEqual(cells.slice(0, count));
    expect(screen.queryByRole('button', { name: /^(Appliquer|Apply)/ })).toBeNull();
    await user.upload(input, [file('skills.csv', 't')]);
    await waitFor(() => expect(document.querySelector('.wrong-cells')).toBeNull());
  },
);

test.each([
  ['fr', 'jobs.csv n’est pas en UTF-8. Dans Excel, enregistrez-le en « CSV UTF-8 ».'],
  ['en', 'jobs.csv isn’t in UTF-8. In Excel, save it as “CSV UTF-8.”'],
] as const)('a file that is not UTF-8 is refused by its name (%s)', async (language, words) => {
  const { user } = await open(0, language, {});
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, [
    file('jobs.csv', new Uint8Array([0xe9, 0x0a])),
  ]);
  await waitFor(() => expect(textOf(document.querySelector('main') ?? document.body)).toContain(words));
});

const found = {
  findings: [
    {
      code: 'twins',
      ids: ['j1', 'a1', 's9', 'v3'],
      names: ['Tisserande', 'Former', 'Saisie', 'Audace'],
      msg: 'Two neighbours',
    },
    { code: 'empty', ids: ['v3'], names: ['Audace'], msg: 'A value without words' },
  ],
};
test.each([
  ['fr', '2 remarques'],
  ['en', '2 remarks'],
] as const)(
  'what the check finds stands in one list, with the ways to what each is about (%s)',
  async (language, count) => {
    await open(1, language, { 'catalogue.listFindings': found });
    expect(await screen.findByText(count)).toBeTruthy();
    expect(textsOfAll(document.querySelectorAll('.remarks > li > p'))).toEqual([
      'Two neighbours',
      'A value without words',
    ]);
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('.finding-entries a')];
    expect(textsOfAll(ways)).toEqual(['Tisserande', 'Former', 'Saisie']);
    expect(textsOfAll(document.querySelectorAll('.finding-entries'))).toEqual([
      'TisserandeFormerSaisieAudace',
      'Audace',
    ]);
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/super-admin/jobs/j1',
      '/super-admin/activities/a1',
      '/super-admin/skills/s9',
    ]);
  },
);

test.each([
  ['fr', 'Aucune remarque'],
  ['en', 'No remarks'],
] as const)('a check that finds nothing says so (%s)', async (language, words) => {
  await open(1, language, { 'catalogue.listFindings': { findings: [] } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  [
    2,
    'fr',
    ['Nom | Catégorie', 'CuriositéSagesse et connaissance | Sagesse et connaissance', 'AudaceCourage | Courage'],
  ],
  [2, 'en', ['Name | Category', 'CuriosityWisdom and knowledge | Wisdom and knowledge', 'BoldnessCourage | Courage']],
  [
    3,
    'fr',
    [
      'Nom | Catégorie',
      'CuriositéConcevoir et élaborer une démarche de recherche | Concevoir et élaborer une démarche de recherche',
      'AudaceValoriser et transférer les résultats | Valoriser et transférer les résultats',
    ],
  ],
] as const)(
  'values and the register’s competencies are read by category, and cannot be changed (%s, %s)',
  async (tab, language, table) => {
    const rows = [entry('v2', 'Audace', 'Boldness', 2), entry('v1', 'Curiosité', 'Curiosity', 1)];
    await open(tab, language, { 'catalogue.listValues': { values: rows }, 'catalogue.listRncps': { rncps: rows } });
    await waitFor(() => expect(document.querySelector('tbody .h4')).toBeTruthy());
    expect(tableOf(screen.getByRole('table')).map((row) => row.join(' | '))).toEqual(table);
    const main = within(document.querySelector('main') as HTMLElement);
    expect(main.queryByRole('button', { name: /Supprimer|Modifier|Enregistrer|Delete|Edit|Save/ })).toBeNull();
  },
);
