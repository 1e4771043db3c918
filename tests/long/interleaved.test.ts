import { expect, test } from 'vitest';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

const [universities, people, rounds] = [2, 3, 84];

/** Six people whose every text holds their mark, and who call at once in the same processes. */
const marked = async () => {
  const all = await Promise.all(
    Array.from({ length: universities }, async (_, campus) => {
      const university = await buildUniversity();
      return Promise.all(
        Array.from({ length: people }, async (__, place) => {
          const mark = `mark-${campus}-${place}-`;
          const person = await buildUser({ university, firstName: mark });
          const api = await as(person);
          const userId = person.id;
          await api.diplomas.create({
            body: { userId, name: mark, university: mark, city: mark, startDate: '2021-09-01' },
          });
          await api.doctorates.update({ params: { userId }, body: { thesisTitle: mark, careerPlan: mark } });
          return { mark, api, userId };
        }),
      );
    }),
  );
  return all.flat();
};

test('a thousand calls of two universities, interleaved in warm processes, never show one person another’s data', async () => {
  const six = await marked();
  const marks = six.map(({ mark }) => mark);
  const calls = Array.from({ length: rounds }, () => six).flatMap((round) =>
    round.flatMap(({ mark, api, userId }) => [
      { mark, reply: () => api.diplomas.listOfUser({ params: { userId } }) },
      { mark, reply: () => api.doctorates.get({ params: { userId } }) },
    ]),
  );
  expect(calls.length).toBeGreaterThan(1_000);
  const wrong: string[] = [];
  for (let first = 0; first < calls.length; first += 50) {
    const replies = await Promise.all(
      calls.slice(first, first + 50).map(async (one) => [one.mark, JSON.stringify(await one.reply())]),
    );
    for (const [own = '', text = ''] of replies) {
      const shown = marks.filter((mark) => text.includes(mark));
      if (shown.length !== 1 || shown[0] !== own) wrong.push(`${own} was shown ${shown.join()}`);
    }
  }
  expect(wrong).toEqual([]);
});
