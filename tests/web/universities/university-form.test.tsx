import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { University } from '#shared/schemas/university.ts';
import { openScreen, textOf } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { administrator, campus } from '#tests/support/web-samples.ts';

const open = async (language: 'fr' | 'en') => {
  const shown = await openScreen('/admin/university', {
    who: administrator,
    language,
    replies: { 'universities.update': ({ body }: Received) => ({ ...campus, ...(body as object) }) },
  });
  await waitFor(() => expect(document.querySelector('main input[name="name"]')).toBeTruthy());
  const field = (name: keyof University) => document.querySelector(`main [name="${name}"]`) as HTMLInputElement;
  const type = (name: keyof University, value: string) => fireEvent.change(field(name), { target: { value } });
  const save = screen.getByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save' }) as HTMLButtonElement;
  const sent = () => shown.received.filter(({ name }) => name === 'universities.update').map(({ body }) => body);
  return { ...shown, field, type, save, sent };
};

test.each([
  ['fr', 'Université', ['Nom\u00a0*', 'Ville', 'Pays', 'Adresse'], 'Université mise à jour'],
  ['en', 'University', ['Name\u00a0*', 'City', 'Country', 'Address'], 'University updated successfully'],
] as const)('name, city, country, address and whom members write to are saved together (%s)', async (...told) => {
  const [language, title, labels, done] = told;
  const { field, type, save, sent, user } = await open(language);
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
  expect(document.title).toBe(`${title} · Thésée`);
  const names = ['name', 'city', 'country', 'address'] as const;
  expect(names.map((name) => textOf(field(name).labels?.[0] ?? field(name)))).toEqual(labels);
  expect([...names, 'contactEmail' as const].map((name) => field(name).value)).toEqual([
    'Université du Port-Vieux',
    'Brest',
    'France',
    '3, quai de la Douane',
    'doctorat@port-vieux.example',
  ]);
  expect(save.disabled).toBe(true);
  type('city', 'Nantes');
  expect(save.disabled).toBe(false);
  type('city', 'Brest');
  expect(save.disabled).toBe(true);
  type('city', 'Nantes');
  type('country', 'Belgique');
  await user.click(save);
  await waitFor(() => expect(textOf(document.body)).toContain(done));
  expect(sent()).toEqual([{ city: 'Nantes', country: 'Belgique' }]);
});

test('a name is a must, and an address of mail must be one', async () => {
  const { field, type, save, sent, user } = await open('fr');
  type('name', ' ');
  expect(save.disabled).toBe(true);
  type('name', 'Université du Fil');
  type('contactEmail', 'doctorat');
  await user.click(save);
  expect(document.activeElement).toBe(field('contactEmail'));
  expect(field('contactEmail').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test.each([
  ['fr', 'Fuseau horaire', 'Paris (France)', 'noumea', 'Nouméa (Nouvelle-Calédonie)'],
  ['en', 'Time zone', 'Paris (France)', 'new cal', 'Nouméa (New Caledonia)'],
] as const)(
  'the time zone is found by a city or a territory, and saved by its IANA name (%s, D83)',
  async (...told) => {
    const [language, label, usual, typed, found] = told;
    const { save, sent, user } = await open(language);
    const zone = screen.getByRole('combobox', { name: label }) as HTMLInputElement;
    expect(zone.value).toBe(usual);
    await user.clear(zone);
    await user.type(zone, typed);
    expect(screen.getAllByRole('option').map(textOf)).toEqual([found]);
    await user.keyboard('{Enter}');
    expect(zone.value).toBe(found);
    await user.click(save);
    await waitFor(() => expect(sent()).toEqual([{ timeZone: 'Pacific/Noumea' }]));
  },
);
