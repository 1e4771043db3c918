import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { describedBy } from '../auth/forms.ts';
import { inBothLanguages, type RecordList, recordLists } from './record-lists.ts';

const [posts, degrees, papers] = recordLists;
if (!posts || !degrees || !papers) throw new Error('there are three lists');

const control = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = (said: Record<string, string>) => {
  for (const [label, value] of Object.entries(said)) fireEvent.change(control(label), { target: { value } });
};
const fillRequired = () => {
  for (const one of screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('[required]'))
    fireEvent.change(one, { target: { value: one.type === 'date' ? '2020-09-01' : 'Rive-Sud' } });
};
/** Description of a control. */
const faultOf = (label: string) => {
  const ids = control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent;
};

const openForm = async ({ at, two, saved, ...list }: RecordList, language: 'fr' | 'en' = 'fr') => {
  const shown = await openScreen(at, {
    who: candidate,
    language,
    now: '2026-03-10T09:00:00.000Z',
    replies: { ...two, ...saved },
  });
  const opener = await screen.findByRole('button', { name: list[language].add });
  const open = async () => {
    await shown.user.click(opener);
    await screen.findByRole('dialog', { name: list[language].add });
  };
  await open();
  const submit = () =>
    within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: list[language].add });
  const sent = () => shown.received.filter(({ name }) => name === `${list.name}.create`).map(({ body }) => body);
  return { ...shown, open, submit, sent };
};

test.each(recordLists)('$name cannot be sent as long as something is missing that must be said', async (list) => {
  const { submit } = await openForm(list);
  expect(submit().disabled).toBe(true);
  fill(list.required);
  expect(submit().disabled).toBe(false);
  for (const [label, value] of Object.entries(list.required)) {
    fill({ [label]: control(label).type === 'date' ? '' : ' ' });
    expect(submit().disabled, label).toBe(true);
    fill({ [label]: value });
    expect(submit().disabled, label).toBe(false);
  }
});

test.each([
  [posts, { Structure: 'L’entreprise, le laboratoire ou l’association.', Fin: 'Vide si elle dure encore.' }],
  [degrees, { Structure: 'L’université ou l’école qui l’a délivré.', Fin: 'Vide s’il est en cours.' }],
] as const)('what helps to fill in a field of a post or a degree stands at it (%#)', async (list, hints) => {
  await openForm(list);
  for (const [label, hint] of Object.entries({ Début: 'Même approximatif.', ...hints }))
    expect(describedBy(control(label)), label).toEqual([hint]);
});

test.each(inBothLanguages)(
  '$name say that one was added, then that it was changed ($language)',
  async ({ words, language, ...list }) => {
    const { user, received, submit, sent } = await openForm(list, language);
    fillRequired();
    await user.click(submit());
    await screen.findByText(words.done.added);
    expect(sent()).toMatchObject([{ userId: 'upv_lea' }]);
    const [press] = await screen.findAllByRole('button', { name: /^(Modifier|Edit) [«“]/ });
    if (press) await user.click(press);
    const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
    const [first] = dialog.getAllByRole<HTMLInputElement>('textbox');
    if (!first) throw new Error('there is no field');
    expect(words.lines[0]).toContain(first.value);
    await user.type(first, ' bis');
    await user.click(dialog.getByRole('button', { name: /^(Enregistrer|Save)$/ }));
    await screen.findByText(words.done.updated);
    expect(received.find(({ name }) => name === `${list.name}.update`)).toMatchObject({ params: { id: 'x1' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('closing asks before it discards what was typed, and the form begins anew', async () => {
  const { user, open } = await openForm(degrees);
  const cancel = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' }));
  await cancel();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  fill({ Ville: 'Lyon' });
  const press = async (name: string) => {
    await cancel();
    const question = await screen.findByRole('alertdialog', { name: 'Abandonner la saisie\u202f?' });
    await user.click(within(question).getByRole('button', { name }));
  };
  await press('Poursuivre');
  expect(control('Ville').value).toBe('Lyon');
  await press('Abandonner');
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(control('Ville').value).toBe('');
});

test('a second press while a thing is on its way sends nothing more', async () => {
  const { reply, submit, sent, user } = await openForm(papers);
  const { promise, resolve } = Promise.withResolvers<void>();
  const created = papers.saved['publications.create'];
  reply({ 'publications.create': () => promise.then(() => created as never) });
  fill({ ...papers.required, Année: '1900', Lien: 'doi.example/1' });
  await user.click(submit());
  await user.click(submit());
  const form = submit().closest('form');
  if (form) fireEvent.submit(form);
  expect(submit().getAttribute('aria-busy')).toBe('true');
  resolve();
  await screen.findByText('Publication ajoutée');
  const said = { title: 'Îlots voisins', description: 'Un modèle spatial.', date: 1900, url: 'doi.example/1' };
  expect(sent()).toMatchObject([{ userId: 'upv_lea', ...said }]);
});

test.each([
  ['fr', posts, { Début: '2020-09-01', Fin: '2019-06-30' }, 'Fin', 'La fin vient avant le début.'],
  [
    'en',
    degrees,
    { 'Start date': '2020-09-01', 'End date': '2019-06-30' },
    'End date',
    'The end date is before the start date.',
  ],
  ['fr', papers, { Année: '1899' }, 'Année', 'Une année entre 1900 et 2026.'],
  ['en', papers, { Year: '2027' }, 'Year', 'Enter a year between 1900 and 2026.'],
  ['fr', papers, { Année: '2020.5' }, 'Année', 'Une année entre 1900 et 2026.'],
  ['fr', papers, { Lien: 'javascript:alert(1)' }, 'Lien', 'Cette adresse n’est pas celle d’une page web.'],
  ['en', papers, { Link: 'javascript:alert(1)' }, 'Link', 'This isn’t a web address.'],
] as const)(
  'what is wrong stands under its field, which has the focus (%s, %#)',
  async (language, list, wrong, label, fault) => {
    const { user, submit, sent } = await openForm(list, language);
    fillRequired();
    fill(wrong);
    await user.click(submit());
    expect(faultOf(label)).toBe(fault);
    expect(document.activeElement).toBe(control(label));
    expect(sent()).toEqual([]);
  },
);
