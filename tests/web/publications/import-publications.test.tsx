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
  isPublic: false,
};
const references = `
  @article{a, title={Sant{\\'e} publique}, author={Roche, C{\\'e}cile and Sow, Nadia}, journal={Space}, year=2021}
  @article{b, title={Islets}, doi={10.1000/blocks}, year={2024}}
  @article{c, title={Sante Publique}, year={2021}}
  @phdthesis{d, title={A thesis}, author={Roche, C.}, school={Rive-Sud}, year={2025}}`;

const open = async (language: 'fr' | 'en') => {
  const shown = await openScreen('/user/profile?activeTab=4', {
    who: candidate,
    language,
    now: '2026-03-10T09:00:00.000Z',
    replies: { 'publications.listOfUser': [known], 'publications.create': known },
  });
  await shown.user.click(await screen.findByRole('button', { name: /^Import(er)?$/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Import(er des)? publications$/ });
  const text = within(dialog).getByRole('textbox', { name: /^R[eé]f[eé]rences$/ });
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^(Add|Ajouter)/ });
  const paste = (value: string) => fireEvent.change(text, { target: { value } });
  const found = () => textsOfAll(dialog.querySelectorAll('.lines-found li'));
  const ticked = () =>
    within(dialog)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
  return { ...shown, dialog, text, submit, paste, found, ticked };
};

test.each([
  [
    'fr',
    'Déjà dans votre liste',
    'Deux fois dans ce texte',
    ['4 références trouvées', 'Ajouter 2 publications', 'Ajouter une publication', '2 publications ajoutées'],
  ],
  [
    'en',
    'Already in your list',
    'Twice in this text',
    ['4 references found', 'Add 2 publications', 'Add a publication', '2 publications added successfully'],
  ],
] as const)(
  'what is known already, or twice in the text, is not chosen; what is chosen is added (%s)',
  async (language, already, twice, [count, two, one, done]) => {
    const { user, dialog, submit, paste, found, ticked, received } = await open(language);
    expect([submit.disabled, submit.textContent]).toEqual([true, language === 'fr' ? 'Ajouter' : 'Add']);
    paste(references);
    await within(dialog).findByText(count);
    expect(found()).toEqual([
      'Santé publique Cécile Roche, Nadia Sow, Space, 2021',
      `Islets 2024${already}`,
      `Sante Publique 2021${twice}`,
      'A thesis C. Roche, Rive-Sud, 2025',
    ]);
    expect(ticked()).toEqual([true, false, false, true]);
    expect(submit.textContent).toBe(two);
    const last = within(dialog).getAllByRole('checkbox')[3];
    if (!last) throw new Error('there are four');
    await user.click(last);
    expect(submit.textContent).toBe(one);
    await user.click(last);
    await user.click(submit);
    await screen.findByText(done);
    const sent = received.filter(({ name }) => name === 'publications.create').map(({ body }) => body);
    expect(sent).toMatchObject([
      {
        userId: 'upv_lea',
        title: 'Santé publique',
        authors: 'Cécile Roche, Nadia Sow',
        journalName: 'Space',
        date: 2021,
      },
      { userId: 'upv_lea', title: 'A thesis', authors: 'C. Roche', journalName: 'Rive-Sud', date: 2025 },
    ]);
    expect(dialog.isConnected).toBe(false);
  },
);

test.each([
  [
    'fr',
    'Ce texte s’interrompt ou n’est pas du BibTeX\u00a0: vérifiez ses accolades.',
    'Aucune référence reconnue dans ce texte.',
  ],
  ['en', 'This text is cut off or isn’t BibTeX: check its braces.', 'No references recognized in this text.'],
] as const)(
  'a text that breaks off, or has no reference, says so, and nothing can be sent (%s)',
  async (language, broken, none) => {
    const { dialog, text, submit, paste } = await open(language);
    paste('@article{a, title={Breaks off');
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(textsOfAll(dialog.querySelectorAll('.error'))).toEqual([broken]);
    paste('nothing of the kind');
    await within(dialog).findByText(none);
    expect(submit.disabled).toBe(true);
  },
);

test('a reference without a title that fits cannot be chosen', async () => {
  const { paste, found, submit, dialog } = await open('fr');
  paste(`@article{a, title={${'x'.repeat(501)}}, year={2024}}`);
  await within(dialog).findByText('1 référence trouvée');
  expect(found()[0]).toMatch(/Ne peut pas être ajoutée telle quelle$/);
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(submit.disabled).toBe(true);
});

test('a DOI alone opens the form with its link', async () => {
  const { user, dialog, paste } = await open('en');
  paste('https://doi.org/10.5281/zenodo.123');
  await user.click(await within(dialog).findByRole('button', { name: 'Complete 10.5281/zenodo.123' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a publication' }));
  expect(form.getByLabelText<HTMLInputElement>(/^Link/).value).toBe('https://doi.org/10.5281/zenodo.123');
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('');
});

test('references that could not be added stay, with their error, to be tried again', async () => {
  const { user, dialog, submit, paste, reply, received } = await open('fr');
  paste(references);
  await within(dialog).findByText('4 références trouvées');
  const crashed = new Refusal(500, '{"message":"Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  reply({ 'publications.create': crashed });
  await user.click(submit);
  await within(dialog).findByRole('button', { name: 'Copier la référence' });
  expect(dialog.textContent).not.toContain('momentanément indisponible');
  expect(dialog.textContent).toContain('Référence\u00a0: JKJaXmPLvH');
  // A failure stops the sequence.
  expect(received.filter(({ name }) => name === 'publications.create')).toHaveLength(1);
  expect(submit.disabled).toBe(false);
});
