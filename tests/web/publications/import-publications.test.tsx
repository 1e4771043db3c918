import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';

const known = {
  id: 'p1',
  userId: 'upv_lea',
  title: 'Blocks',
  description: 'Known.',
  authors: null,
  journalName: null,
  date: null,
  url: 'https://doi.org/10.1000/BLOCKS',
  isPublic: true,
  revision: 3,
};
const references = `
  @article{a, title={Sant{\\'e} publique}, author={Roche, C{\\'e}cile and Sow, Nadia}, journal={Space}, year=2021}
  @article{b, title={Islets}, doi={10.1000/blocks}, year={2024}}
  @article{c, title={Sante Publique}, year={2021}}
  @phdthesis{d, title={A thesis}, author={Roche, C.}, school={Rive-Sud}, year={2025}}`;

const open = async (language: 'fr' | 'en', mine = [known]) => {
  const shown = await openScreen('/user/profile?activeTab=4', {
    who: candidate,
    language,
    now: '2026-03-10T09:00:00.000Z',
    replies: { 'publications.listOfUser': mine, 'publications.create': known, 'publications.update': known },
  });
  await shown.user.click(await screen.findByRole('button', { name: /^Import(er)?$/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Import(er des)? publications$/ });
  const inside = within(dialog);
  const file = inside.getByLabelText<HTMLInputElement>(/^File$|^Fichier$/);
  const submit = [...dialog.querySelectorAll<HTMLButtonElement>('button[type=submit]')][0];
  if (!submit) throw new Error('the dialog has a button that submits');
  const text = () => inside.getByRole<HTMLTextAreaElement>('textbox', { name: /^Or paste|^Ou collez/ });
  const paste = (value: string) => fireEvent.change(text(), { target: { value } });
  const found = () => textsOfAll(dialog.querySelectorAll('.found-list > li'));
  const sent = () =>
    shown.received
      .filter(({ name }) => /create|update/.test(name))
      .map(({ name, body, params }) => [`${name} ${params.id ?? ''}`.trim(), body]);
  return { ...shown, dialog, inside, text, file, submit, paste, found, sent };
};

test.each([
  [
    'fr',
    [
      '4 références trouvées',
      'Ajouter',
      'Ajouter 2 publications',
      'Ajouter une publication',
      '2 publications ajoutées',
    ],
  ],
  ['en', ['4 references found', 'Add', 'Add 2 publications', 'Add a publication', '2 publications added successfully']],
] as const)(
  'what is new is chosen, and what is chosen is added (%s)',
  async (language, [count, none, two, one, done]) => {
    const { user, dialog, inside, submit, paste, sent } = await open(language);
    expect([submit.disabled, submit.textContent]).toEqual([true, none]);
    paste(references);
    await inside.findByText(count);
    expect(submit.textContent).toBe(two);
    const last = inside.getByRole<HTMLInputElement>('checkbox', { name: /^A thesis C. Roche, Rive-Sud, 2025$/ });
    await user.click(last);
    expect(submit.textContent).toBe(one);
    await user.click(last);
    await user.click(submit);
    await screen.findByText(done);
    expect(sent()).toMatchObject([
      [
        'publications.create',
        {
          userId: 'upv_lea',
          title: 'Santé publique',
          authors: 'Cécile Roche, Nadia Sow',
          journalName: 'Space',
          date: 2021,
        },
      ],
      ['publications.create', { title: 'A thesis', authors: 'C. Roche', journalName: 'Rive-Sud', date: 2025 }],
    ]);
    expect(dialog.isConnected).toBe(false);
  },
);

test.each([
  [
    'en',
    '“Islets” is already in your list',
    ['Keep mine', 'Replace mine', 'Add anyway'],
    ['YoursAfter replacing', 'TitleBlocksIslets', 'Year—2024'],
    ['Add 2, replace 1', 'Publications: 2 added, 1 updated successfully'],
  ],
  [
    'fr',
    '«\u202fIslets\u202f» est déjà dans votre liste',
    ['Garder la mienne', 'Remplacer la mienne', 'Ajouter quand même'],
    ['La vôtreUne fois remplacée', 'TitreBlocksIslets', 'Année—2024'],
    ['Ajouter 2, remplacer 1', 'Publications : 2 ajoutées, 1 modifiées'],
  ],
] as const)(
  'what is in the list is shown beside it, and can be replaced (%s)',
  async (language, told, labels, rows, says) => {
    const { user, inside, submit, paste, sent } = await open(language);
    paste(references);
    const group = within(await inside.findByRole('group', { name: told }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(labels.map((label) => group.getByLabelText(label))).toEqual(radios);
    const [table] = inside.getAllByRole('table');
    expect(textsOfAll(within(table as HTMLElement).getAllByRole('row'))).toEqual(rows);
    await user.click(group.getByLabelText(labels[1]));
    expect(submit.textContent).toBe(says[0]);
    await user.click(submit);
    await screen.findByText(says[1]);
    expect(sent()).toContainEqual([
      'publications.update p1',
      {
        title: 'Islets',
        description: 'Known.',
        authors: null,
        journalName: null,
        date: 2024,
        url: 'https://doi.org/10.1000/blocks',
        isPublic: true,
      },
    ]);
  },
);

test('what stands twice in the text is asked for, and the second can be kept', async () => {
  const { user, inside, submit, paste, sent } = await open('en');
  paste(references);
  const group = within(
    await inside.findByRole('group', { name: '“Sante Publique” appears twice in these references' }),
  );
  await user.click(group.getByLabelText('Keep the second'));
  await user.click(submit);
  await screen.findByText('2 publications added successfully');
  expect(sent()).toMatchObject([
    ['publications.create', { title: 'Sante Publique' }],
    ['publications.create', { title: 'A thesis' }],
  ]);
});

test('a publication that says the same can only be kept or added', async () => {
  const { inside, paste } = await open('en');
  paste('@misc{a, title={Blocks}}');
  const group = within(await inside.findByRole('group', { name: '“Blocks” is already in your list' }));
  expect(group.getAllByRole('radio')).toHaveLength(2);
  expect(inside.getByText('Both say the same.')).toBeDefined();
});

test('a file is read by what it holds, whatever its name, and typing puts it aside', async () => {
  const { user, inside, file, found, paste } = await open('en');
  await user.upload(file, new File(['TY  - JOUR\nTI  - Cartes\nAU  - Roche, Cécile\nPY  - 2024\nER  - '], 'mine.txt'));
  await inside.findByText('1 reference found');
  expect(found()).toEqual(['Cartes Cécile Roche, 2024']);
  await user.upload(file, new File(['[{"title": "From Zotero"}]'], 'export.bib'));
  await waitFor(() => expect(found()).toEqual(['From Zotero']));
  await user.click(inside.getByRole('button', { name: 'Remove export.bib' }));
  paste('@misc{a, title={Typed}}');
  await waitFor(() => expect(found()).toEqual(['Typed']));
});

test.each([
  ['fr', 'Changer', 'Retirer mine.bib', 'Ou collez des références', /Zotero, HAL/],
  ['en', 'Change', 'Remove mine.bib', 'Or paste references', /Zotero, HAL/],
] as const)(
  'a file that was read leaves its name alone of the fields, which come back once it is removed (%s)',
  async (language, change, remove, text, hint) => {
    const { user, inside, file, found } = await open(language);
    await user.upload(file, new File(['[{"title": "From Zotero"}]'], 'mine.bib'));
    await inside.findByText('mine.bib');
    expect(inside.getByText(change)).toBeDefined();
    expect([inside.queryByLabelText(text), inside.queryByText(hint)]).toEqual([null, null]);
    await user.click(inside.getByRole('button', { name: remove }));
    expect([inside.getByLabelText(text), inside.getByText(hint)]).toHaveLength(2);
    expect([found(), document.activeElement]).toEqual([[], file]);
  },
);

test('a file that cannot be read leaves both fields in place', async () => {
  const { user, inside, file } = await open('en');
  await user.upload(file, new File(['@misc{a, title={Cut'], 'mine.bib'));
  await waitFor(() => expect(file.getAttribute('aria-invalid')).toBe('true'));
  expect(inside.getByLabelText('Or paste references')).toBeDefined();
  expect(inside.queryByRole('button', { name: 'Remove mine.bib' })).toBeNull();
});

test.each([
  ['fr', 'Ce fichier dépasse 1 Mo.'],
  ['en', 'This file is larger than 1 MB.'],
] as const)('a file beyond a megabyte is not read (%s)', async (language, large) => {
  const { user, inside, file, found } = await open(language);
  await user.upload(file, new File([`@misc{a, title={A}}${' '.repeat(1_000_000)}`], 'mine.bib'));
  await inside.findByText(large);
  expect(found()).toEqual([]);
});

test('a list that has no room for all says how many it takes, before anything is sent', async () => {
  const mine = Array.from({ length: 199 }, (_, at) => ({
    ...known,
    id: `p${at}`,
    title: `Block ${at}`,
    url: `https://x.test/${at}`,
  }));
  const { user, inside, submit, paste } = await open('en', mine);
  paste('@misc{a, title={One}} @misc{b, title={Two}}');
  await inside.findByText('Your list holds at most 200 publications: there’s room for 1 more.');
  expect(submit.disabled).toBe(true);
  await user.click(inside.getByRole('checkbox', { name: 'Two' }));
  expect(inside.queryByText(/there’s room/)).toBeNull();
  expect([submit.disabled, submit.textContent]).toEqual([false, 'Add a publication']);
});

test('more than 200 references are refused at once', async () => {
  const { inside, submit, found, paste } = await open('fr');
  paste(JSON.stringify(Array.from({ length: 201 }, (_, at) => ({ title: `Titre ${at}` }))));
  await inside.findByText('Il y a 201 références : importez-en 200 au plus à la fois.');
  expect([submit.disabled, found()]).toEqual([true, []]);
});

test('what cannot be added says why, and hides nothing else', async () => {
  const { submit, paste, found, inside } = await open('fr');
  paste(`@misc{a, title={${'x'.repeat(501)}}}
@misc{b, author={Roche, C.}, year=2024}
@misc{c, title={Coupée}
@misc{d, title={Demain}, year=2031}`);
  await inside.findByText('4 références trouvées');
  expect(found().map((line) => line.slice(-75))).toEqual([
    expect.stringMatching(/Ce titre dépasse 500 caractères\u00a0: la référence ne peut pas être ajoutée\.$/),
    expect.stringMatching(/n’a pas de titre\u00a0: elle ne peut pas être ajoutée\.$/),
    expect.stringMatching(/^Demain ?L’année est laissée de côté\u00a0: elle doit être entre 1900 et 2026\.$/),
    expect.stringMatching(/illisible\u00a0: vérifiez ses accolades et ses virgules\.$/),
  ]);
  expect(submit.textContent).toBe('Ajouter une publication');
});

test.each([
  [
    'fr',
    'Ce n’est pas du BibTeX, du RIS ou du CSL complet\u00a0: vérifiez que rien n’est coupé.',
    'Aucune référence reconnue dans ce texte.',
  ],
  [
    'en',
    'This isn’t complete BibTeX, RIS or CSL: check that nothing is cut off.',
    'No references recognized in this text.',
  ],
] as const)(
  'a text that breaks off, or has no reference, says so, and nothing can be sent (%s)',
  async (language, broken, none) => {
    const { dialog, text, submit, paste } = await open(language);
    paste('@article{a, title={Breaks off');
    await waitFor(() => expect(text().getAttribute('aria-invalid')).toBe('true'));
    expect(textsOfAll(dialog.querySelectorAll('.error'))).toEqual([broken]);
    paste('nothing of the kind');
    await within(dialog).findByText(none);
    expect(submit.disabled).toBe(true);
  },
);

test('a DOI alone opens the form with its link', async () => {
  const { user, dialog, paste } = await open('en');
  paste('https://doi.org/10.5281/zenodo.123');
  await user.click(await within(dialog).findByRole('button', { name: 'Complete 10.5281/zenodo.123' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a publication' }));
  expect(form.getByLabelText<HTMLInputElement>(/^Link/).value).toBe('https://doi.org/10.5281/zenodo.123');
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('');
});

test('after a failure, what is in is told, and the rest can be tried again', async () => {
  const { user, dialog, inside, submit, paste, found, reply, sent } = await open('fr');
  paste(references);
  await inside.findByText('4 références trouvées');
  const crashed = new Refusal(500, '{"message":"Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  reply({ 'publications.create': () => (sent().length === 1 ? known : crashed) });
  await user.click(submit);
  await inside.findByRole('button', { name: 'Copier la référence' });
  expect(dialog.textContent).toContain('L’import s’est arrêté\u00a0: 1 publication est dans votre liste.');
  expect(dialog.textContent).toContain('Référence\u00a0: JKJaXmPLvH');
  expect(found()[0]).toBe('Santé publiqueDésormais dans votre liste');
  expect(submit.textContent).toBe('Ajouter une publication');
  reply({ 'publications.create': known });
  await user.click(submit);
  await screen.findByText('2 publications ajoutées');
  expect(sent().map(([, body]) => Reflect.get(body as object, 'title'))).toEqual([
    'Santé publique',
    'A thesis',
    'A thesis',
  ]);
});
