import { beforeAll, describe, expect, test } from 'vitest';
import { publicCvOf } from '#functions/data/entities/cv.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { remembered } from '#tests/support/contents.ts';
import { buildCanaries, canariesIn, putPicture, seenAt } from '#tests/support/cv.ts';
import { crashKinds, isEveryPoint } from '#tests/support/every-point.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

// Before and after every write and read. Nobody may see more than the owner is shown as public, and a retry must end as
// if no crash had happened, at the latest when the owner opens their CV.

type World = Awaited<ReturnType<typeof buildCanaries>>;

const whole = {
  showDiplomas: true,
  showExperiences: true,
  showPublications: true,
  showDoctorate: true,
  showSmart: true,
};

const publicOnes = async ({ camille, api }: World) =>
  (await api.diplomas.listOfUser({ params: { userId: camille.id } })).filter(({ name }) => name.includes('-shown'));

const allActs: Record<string, (world: World) => Promise<unknown>> = {
  'a diploma made private': async (world) => {
    const [{ id } = { id: '' }] = await publicOnes(world);
    return world.api.diplomas.update({ params: { id }, body: { isPublic: false } });
  },
  'a section made private': ({ api, params }) => api.usercv.update({ params, body: { showDoctorate: false } }),
  'a field of a public doctorate emptied': ({ api, camille }) =>
    api.doctorates.update({ params: { userId: camille.id }, body: { conclusion: null } }),
  'a name changed': ({ api, params }) => api.users.update({ params, body: { firstName: 'Autre' } }),
  'everything made private': ({ api, params }) => api.usercv.withdraw({ params }),
};

/** `npm run check` plays every act, `npm test` the shortest. */
const isPlayed = (name: string): boolean => isEveryPoint || name === 'a diploma made private';
const acts = Object.entries(allActs).filter(([name]) => isPlayed(name));

const shownTo = async ({ params }: World): Promise<string[]> =>
  canariesIn(await seenAt(`/usercv/user/${params.id}/public`));
const heldPublic = async ({ api, params }: World): Promise<string[]> =>
  canariesIn({ headers: new Headers(), text: JSON.stringify(await api.usercv.preview({ params })) });

const published = async () => {
  const world = await buildCanaries();
  await world.api.usercv.update({ params: world.params, body: whole });
  const { id } = world.camille;
  const back = await remembered([userPartition(id), publicCvOf(id)]);
  return { world, restore: () => Promise.all([back(), putPicture()]) };
};

let points = 0;

// Crashed acts retry with pauses, and a busy machine multiplies them.
describe.concurrent.each(acts)('%s', { timeout: 600_000 }, (_, act) => {
  test('shows no more than it should after a crash at any point, and the right thing when it is done again', async () => {
    const { world, restore } = await published();
    const { entries } = await recorded(() => act(world));
    const expected = await shownTo(world);
    expect(expected).toEqual(await heldPublic(world));
    const atEach = entries.flatMap((_, skip) => crashKinds.map((kind) => ({ kind, skip })));
    for (const { kind, skip } of atEach) {
      await restore();
      await withFaults([{ kind, match: {}, skip }], () => act(world).catch(() => undefined));
      const owners = new Set(await heldPublic(world));
      expect((await shownTo(world)).filter((one) => !owners.has(one))).toEqual([]);
      await act(world);
      await world.api.usercv.get({ params: world.params });
      expect(await shownTo(world)).toEqual(expected);
      points += 1;
    }
  });
});

test('the points at which they were broken off are many', () => {
  expect(points).toBeGreaterThan(5 * crashKinds.length * acts.length);
});
