import { beforeAll, describe, expect, test } from 'vitest';
import { Diplomas } from '#functions/data/entities/profile.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { buildCanaries, canariesIn, canariesOf, ofPerson, openedBy, seenAt } from '#tests/support/cv.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const sections = ['showExperiences', 'showDiplomas', 'showPublications', 'showSkills', 'showDoctorate'] as const;
const all = Object.fromEntries([...sections, 'showAppreciation', 'showSmart'].map((flag) => [flag, true]));

/** Shared, since each test withdraws what it published. */
const buildOnce = () => {
  let built: ReturnType<typeof buildCanaries> | undefined;
  return () => {
    built ??= buildCanaries();
    return built;
  };
};

const seenOf = async ({ id }: { id: string }) => canariesIn(await seenAt(`/usercv/user/${id}/public`));

describe('the public CV', () => {
  test('is there for every accepted person, and empty until a section is public: no name, picture, text or item (D24)', async () => {
    const { params } = await buildCanaries();
    const seen = await seenAt(`/usercv/user/${params.id}/public`);
    expect([seen.status, canariesIn(seen)]).toEqual([200, []]);
    expect(JSON.parse(seen.text)).toEqual({
      userCv: {
        about: null,
        allowIndexing: false,
        allowContact: false,
        ...Object.fromEntries(Object.keys(all).map((flag) => [flag, false])),
      },
      doctorate: null,
      user: {
        firstName: null,
        lastName: null,
        avatarUrl: null,
        Socials: [],
        University: null,
        Diplomas: [],
        Experiences: [],
        Publications: [],
      },
      userCvSkills: [],
      userCvValues: [],
      userCvActivities: [],
    });
  });

  const shared = buildOnce();
  test.each(['showDiplomas', 'showExperiences', 'showPublications', 'showDoctorate'] as const)(
    'with %s alone is the person and that section’s public items, nothing else of anything',
    async (flag) => {
      const { params, api } = await shared();
      await api.usercv.update({ params, body: { [flag]: true } });
      expect(await seenOf(params)).toEqual([...ofPerson, ...openedBy[flag]].sort());
      await api.usercv.update({ params, body: { [flag]: false } });
      expect(await seenOf(params)).toEqual([]);
    },
  );

  test.each(['showAppreciation', 'showSmart'] as const)(
    'with %s holds its fields, but only within the doctorate’s section',
    async (flag) => {
      const { params, api } = await buildCanaries();
      await api.usercv.update({ params, body: { [flag]: true } });
      expect(await seenOf(params)).toEqual([]);
      await api.usercv.update({ params, body: { showDiplomas: true } });
      expect(await seenOf(params)).toEqual([...ofPerson, ...openedBy.showDiplomas].sort());
      await api.usercv.update({ params, body: { showDiplomas: false, showDoctorate: true } });
      expect(await seenOf(params)).toEqual([...ofPerson, ...openedBy.showDoctorate, ...openedBy[flag]].sort());
    },
  );

  test('with everything shown holds what is public, and nothing that never is', async () => {
    const { camille, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: { ...all, allowIndexing: true } });
    const seen = await seenAt(`/usercv/user/${params.id}/public`);
    expect(canariesIn(seen)).toEqual([...ofPerson, ...Object.values(openedBy).flat()].sort());
    for (const secret of [camille.email, '1998-04-01', 'FEMALE', 'ACCEPTED', '"role"', 'consentAt', 'isPublic'])
      expect(seen.text).not.toContain(secret);
    expect(seen.text).not.toContain(camille.universityId ?? '-');
  });

  test('shows the stars of skills, values and activities with their section, under the catalogue’s names of today', async () => {
    const { params, api } = await buildCanaries();
    const skill = await api.usercv.addSkill({ body: { skillId: 's1', value: 4.5, proof: 'J’ai tout relu.' } });
    expect(skill.proof).toBe('J’ai tout relu.');
    const value = await api.usercv.addValue({ body: { valueId: 'v1', value: null } });
    await api.usercv.update({ params, body: { showDiplomas: true } });
    const held = await anonymous.usercv.getPublic({ params });
    expect(held).toMatchObject({ userCvSkills: [], userCvValues: [] });
    expect(JSON.stringify(held)).not.toContain('relu');
    await api.usercv.update({ params, body: { showSkills: true } });
    const activity = await api.usercv.addActivity({ body: { activityId: 'a1', value: 2 } });
    expect(await anonymous.usercv.getPublic({ params })).toMatchObject({
      userCvSkills: [skill],
      userCvValues: [value],
      userCvActivities: [activity],
    });
    await api.usercv.removeSkill({ params: { id: skill.id } });
    expect((await anonymous.usercv.getPublic({ params })).userCvSkills).toEqual([]);
  });

  test('follows every change of what is public at once', async () => {
    const { camille, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: all });
    const [shown] = (await api.diplomas.listOfUser({ params: { userId: camille.id } })).filter(
      ({ isPublic }) => isPublic,
    );
    const [hidden] = (await api.experiences.listOfUser({ params: { userId: camille.id } })).filter(
      ({ isPublic }) => !isPublic,
    );
    await api.diplomas.update({ params: { id: shown?.id ?? '' }, body: { isPublic: false } });
    await api.experiences.update({ params: { id: hidden?.id ?? '' }, body: { isPublic: true } });
    await api.doctorates.update({ params: { userId: camille.id }, body: { thesisTitle: 'canary-new-title' } });
    await api.users.update({ params, body: { firstName: 'canary-new-name' } });
    await api.usercv.update({ params, body: { about: 'canary-new-about' } });
    const gone = [...openedBy.showDiplomas, 'canary-phd-thesisTitle', 'canary-person-firstName', 'canary-cv-about'];
    const before = [...ofPerson, ...Object.values(openedBy).flat()];
    expect(await seenOf(params)).toEqual(
      [
        ...before.filter((one) => !gone.includes(one)),
        ...canariesOf('hidden-post', ['title', 'company', 'city']),
        'canary-new-title',
        'canary-new-name',
        'canary-new-about',
      ].sort(),
    );
    for (const { id } of await api.publications.listOfUser({ params: { userId: camille.id } }))
      await api.publications.remove({ params: { id } });
    expect((await anonymous.usercv.getPublic({ params })).user.Publications).toEqual([]);
  });

  test('has what was added as public, and no item that was deleted', async () => {
    const camille = await buildUser();
    const [api, params, userId] = [await as(camille), { id: camille.id }, camille.id];
    await api.usercv.update({ params, body: { showDiplomas: true } });
    const body = {
      userId,
      name: 'Master',
      university: 'Rive-Sud',
      city: 'Lyon',
      startDate: '2021-09-01',
      isPublic: true,
    };
    const { id } = await api.diplomas.create({ body });
    const { user } = await anonymous.usercv.getPublic({ params });
    expect(user.Diplomas).toEqual([
      { id, name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01', endDate: null },
    ]);
    await api.diplomas.remove({ params: { id } });
    expect((await anonymous.usercv.getPublic({ params })).user.Diplomas).toEqual([]);
  });

  test('is what its owner is shown beforehand', async () => {
    const { params, api } = await buildCanaries();
    await api.usercv.addSkill({ body: { skillId: 's1', value: 4.5, proof: 'J’ai tout relu.' } });
    expect(await api.usercv.preview({ params })).toEqual(await anonymous.usercv.getPublic({ params }));
    await api.usercv.update({ params, body: all });
    expect(await api.usercv.preview({ params })).toEqual(await anonymous.usercv.getPublic({ params }));
  });

  test('may be kept on the way for a minute at most; what is not there is not kept', async () => {
    const { params } = await buildCanaries();
    expect((await seenAt(`/usercv/user/${params.id}/public`)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-if-error=0',
    );
    expect((await seenAt('/usercv/user/nobody/public')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('making everything private', () => {
  test('leaves nothing to see, withdraws the consent, and no item comes back with its section', async () => {
    const { camille, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: { ...all, allowIndexing: true, allowContact: true } });
    expect(await api.usercv.withdraw({ params })).toBeUndefined();
    expect(await seenOf(params)).toEqual([]);
    const { user, userCv } = await api.usercv.get({ params });
    expect(Object.values(userCv ?? {}).filter((value) => value === true)).toEqual([]);
    expect(userCv).toMatchObject({ about: 'canary-cv-about', consentAt: null });
    expect(
      Object.values(user)
        .flat()
        .filter(({ isPublic }) => isPublic),
    ).toEqual([]);
    await api.usercv.update({ params, body: { showDiplomas: true } });
    expect(await seenOf(params)).toEqual(ofPerson.filter((one) => one !== 'canary-person-avatarUrl'));
    expect((await api.usercv.get({ params: { id: camille.id } })).user.Diplomas).toHaveLength(2);
  });

  test('reaches more items than one transaction takes', async () => {
    const camille = await buildUser();
    const [api, params] = [await as(camille), { id: camille.id }];
    const body = { name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01', isPublic: true };
    const puts = Array.from(
      { length: 130 },
      () => newRecord(Diplomas, { id: newOwnedId(camille.id), userId: camille.id, ...body }).put,
    );
    for (const some of [puts.slice(0, 65), puts.slice(65)]) await commit(some, { now: new Date() });
    await api.usercv.withdraw({ params });
    const { user } = await api.usercv.get({ params });
    expect([user.Diplomas.length, user.Diplomas.filter(({ isPublic }) => isPublic).length]).toEqual([130, 0]);
  });
});

describe('an account that is not accepted', () => {
  test('nothing is read, not even that they are there; once accepted again, what they had made public is', async () => {
    const { university, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: all });
    const shown = await seenOf(params);
    const { users } = await as(await buildUser({ role: 'admin', university }));
    for (const status of ['REJECTED', 'PENDING'] as const) {
      await users.setStatus({ params, body: { status } });
      expect(await refused(anonymous.usercv.getPublic({ params }))).toMatchObject({ status: 404 });
      await users.setStatus({ params, body: { status: 'ACCEPTED' } });
      expect(await seenOf(params)).toEqual(shown);
    }
  });

  test('a change that arrives after the rejection opens nothing', async () => {
    const { university, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: all });
    const { users } = await as(await buildUser({ role: 'admin', university }));
    await Promise.allSettled([
      users.setStatus({ params, body: { status: 'REJECTED' } }),
      ...Array.from({ length: 5 }, (_, i) => api.usercv.update({ params, body: { about: `canary-${'a'.repeat(i)}` } })),
      ...Array.from({ length: 5 }, (_, i) =>
        api.users.update({ params, body: { firstName: `canary-${'b'.repeat(i)}` } }),
      ),
    ]);
    expect(await refused(anonymous.usercv.getPublic({ params }))).toMatchObject({ status: 404 });
  });

  test('made by an administrator is accepted, and has one from the start', async () => {
    const university = await buildUniversity();
    const { users } = await as(await buildUser({ role: 'admin', university }));
    const body = { firstName: 'Ambre', lastName: 'Sérilhac', password: 'bleu-cerise-marche-7', role: 'user' as const };
    const email = `ambre-${university.id}@example.test`.toLowerCase();
    const { id } = await users.create({ body: { ...body, email, universityId: university.id } });
    expect(await anonymous.usercv.getPublic({ params: { id } })).toMatchObject({ user: { firstName: null } });
  });
});
