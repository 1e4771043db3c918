import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Choice, FreeChoice } from '#tests/blocks/pieces/choices.tsx';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'School' });
const options = () =>
  textsOfAll(within(screen.getByRole('listbox', { hidden: true })).queryAllByRole('option', { hidden: true }));
const kept = () => screen.getByText(/^Kept/).textContent;
const physics = '[52] PHAST - Physique & Astrophysique de Lyon';

test('Enter takes the first of those found; what was found is marked in them', async () => {
  const { user } = await renderElement(<Choice />, { language: 'en' });
  await user.type(box(), 'PHYSIQUE lyon');
  expect(options()).toEqual([physics]);
  expect(textsOfAll(document.querySelectorAll('mark'))).toEqual(['Physique', 'physique', 'Lyon']);
  await user.keyboard('{Enter}');
  expect([box().value, options()]).toEqual([physics, []]);
  expect(kept()).toMatch(/^Kept: “\d+”$/);
});

test('after a choice the whole list is offered again', async () => {
  const { user } = await renderElement(<Choice />, { language: 'en' });
  await user.type(box(), 'physique lyon{Enter}');
  await user.click(screen.getByRole('button', { name: 'School' }));
  expect(options()).toHaveLength(305);
});

test.each(['click', 'key'])('what is typed takes the place of the option chosen, come by %s', async (way) => {
  const { user } = await renderElement(<Choice />, { language: 'en' });
  await user.type(box(), 'physique lyon{Enter}');
  await user.tab();
  if (way === 'click') await user.click(box());
  else await user.tab({ shift: true });
  await user.keyboard('santé');
  expect(box().value).toBe('santé');
});

test('leaving a field chooses nothing, even where something was looked at; an emptied field is nothing', async () => {
  const { user } = await renderElement(<Choice />, { language: 'en' });
  await user.type(box(), 'physique lyon{Enter}');
  const before = kept();
  await user.type(box(), '{Control>}a{/Control}santé{ArrowDown}');
  await user.tab();
  expect([box().value, kept()]).toEqual([physics, before]);
  await user.clear(box());
  expect(kept()).toBe('Kept: “”');
});

test('the number of results is announced, and an empty result is shown in its place', async () => {
  const { user } = await renderElement(<Choice />, { language: 'en' });
  await user.type(box(), 'pub sante');
  await waitFor(() => expect(textsOfAll(screen.getAllByRole('status'))).toContain('3 results'));
  await user.keyboard(' caves');
  expect(screen.getByText('Nothing matches “pub sante caves”')).toBeDefined();
  expect(options()).toEqual([]);
});

test('free text is kept and offered as typed, where it is allowed', async () => {
  const { user } = await renderElement(<FreeChoice />, { language: 'en' });
  await user.type(box(), 'École des grottes');
  expect(kept()).toBe('Kept: “École des grottes”');
  expect(options()).toEqual(['Use “École des grottes” as it is']);
  expect(screen.queryByText(/Nothing matches/)).toBeNull();
  await user.tab();
  expect([box().value, kept()]).toEqual(['École des grottes', 'Kept: “École des grottes”']);
});

test('there, Enter takes none of those found, and one that is typed in full is offered once', async () => {
  const { user } = await renderElement(<FreeChoice />, { language: 'en' });
  await user.type(box(), 'physique lyon{Enter}');
  expect(kept()).toBe('Kept: “physique lyon”');
  await user.clear(box());
  await user.click(box());
  await user.paste(physics);
  expect(options()).toEqual([physics]);
});
