import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { Experiences } from '#web/features/experiences/experiences.tsx';
import { inBothLanguages, papers, recordLists } from './record-lists.ts';

/** Opens a list of the profile; the diplomas share their page with other diplomas. */
const open = async (at: string, options: Parameters<typeof openScreen>[1]) => {
  const shown = await openScreen(at, { who: candidate, ...options });
  const list = await waitFor(() => {
    const found = shown.page.querySelector<HTMLElement>('.kept-list');
    if (!found) throw new Error('there is no list');
    return found;
  });
  return { ...shown, list, lines: () => textsOfAll(list.querySelectorAll('li')) };
};
const [posts] = recordLists;
if (!posts) throw new Error('posts are the first list');

test.each(inBothLanguages)('$name are counted, and read in the order in which they come ($language)', async (one) => {
  const { list, lines } = await open(one.at, { language: one.language, replies: one.two });
  await waitFor(() => expect(lines()).toEqual(one.words.lines));
  expect(textOf(within(list).getByRole('heading', { level: 2 }))).toBe(one.words.heading);
});

test.each(inBothLanguages)('without any, $name say what to add ($language)', async ({ words, ...one }) => {
  const { list } = await open(one.at, { language: one.language, replies: one.nothing });
  await within(list).findByRole('heading', { name: words.empty[0] });
  expect(textsOfAll(list.querySelectorAll('h2, p'))).toEqual([words.none, ...words.empty]);
  expect(within(list).getByRole('button', { name: words.add })).toBeDefined();
});

test.each(inBothLanguages)(
  '$name are deleted after a question, then the heading has the focus ($language)',
  async ({ words, ...one }) => {
    const replies = { ...one.two, ...one.saved };
    const { list, user, received } = await open(one.at, { language: one.language, replies });
    const removals = () => received.filter(({ name }) => name === `${one.name}.remove`).map(({ params }) => params);
    const ask = async () => {
      const [press] = await within(list).findAllByRole('button', { name: /^(Supprimer|Delete) / });
      if (press) await user.click(press);
      return screen.findByRole('alertdialog', { name: words.remove[0] });
    };
    const question = await ask();
    expect(textOf(question)).toContain(words.remove[1]);
    await user.click(within(question).getByRole('button', { name: /^(Conserver|Keep)$/ }));
    expect(removals()).toEqual([]);
    await user.click(within(await ask()).getByRole('button', { name: /^(Supprimer|Delete)$/ }));
    await screen.findByText(words.done.removed);
    expect(removals()).toEqual([{ id: 'x1' }]);
    expect(document.activeElement).toBe(within(list).getByRole('heading', { level: 2 }));
  },
);

test.each([
  ['fr', 'Chargement…', 'Le chargement a échoué', 'Réessayer', 'Attendez un peu, puis réessayez.'],
  ['en', 'Loading…', 'This couldn’t be loaded', 'Try again', 'Wait a moment, then try again.'],
] as const)(
  'a list on its way shows no words yet; one that failed says what can be done and is asked for again (%s)',
  async (language, loading, failed, again, advice) => {
    const { promise, resolve } = Promise.withResolvers<Refusal>();
    const replies = { 'experiences.listOfUser': () => promise };
    const { list, lines, user, reply } = await open(posts.at, { language, replies });
    expect(textsOfAll(list.querySelectorAll('[role="status"]'))).toEqual([loading]);
    expect([lines(), list.querySelector('.count')]).toEqual([['', '', ''], null]);
    resolve(new Refusal(503, '{}'));
    await within(list).findByRole('heading', { name: failed });
    expect(textOf(list)).toContain(advice);
    reply(posts.two);
    await user.click(within(list).getByRole('button', { name: again }));
    await waitFor(() => expect(lines()).toHaveLength(2));
  },
);

test('a read-only list changes nothing, and an empty one asks for nothing', async () => {
  const { page } = await renderElement(<Experiences userId="upv_lea" isReadOnly />, { replies: posts.nothing });
  await screen.findByRole('heading', { name: posts.fr.empty[0] });
  expect(page.querySelector('.empty p')).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a publication leads to its page in a new tab, whether its address was typed with a scheme or without', async () => {
  const [paper, other] = papers;
  const replies = { 'publications.listOfUser': [paper, { ...other, url: 'https://hal.example/2' }] };
  const { list } = await open('/user/profile?activeTab=4', { replies });
  const links = await within(list).findAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://doi.example/10.1000/ilots', '_blank', 'noopener noreferrer'],
    ['https://hal.example/2', '_blank', 'noopener noreferrer'],
  ]);
});
