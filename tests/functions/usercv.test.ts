import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import { Cvs } from '#functions/data/entities/cv.ts';
import { as, refused } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const candidate = async () => {
  const university = await buildUniversity();
  const camille = await buildUser({ university });
  return { university, camille, params: { id: camille.id }, api: await as(camille) };
};

const master = { name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01' };
const post = { title: 'Chargée d’études', company: 'ARS', city: 'Lyon', startDate: '2022-09-01' };
const article = { title: 'Îlots voisins', description: 'Modèles spatiaux', date: 2025 };

const allPrivate = {
  about: null,
  showExperiences: false,
  showDiplomas: false,
  showPublications: false,
  showSkills: false,
  showDoctorate: false,
  showAppreciation: false,
  showSmart: false,
  allowIndexing: false,
  allowContact: false,
  consentAt: null,
  revision: 0,
};

describe('one’s CV', () => {
  test('is there before anything was said of it, all private, beside what the profile lists', async () => {
    const { camille, params, api } = await candidate();
    const body = { userId: camille.id };
    const diploma = await api.diplomas.create({ body: { ...body, ...master } });
    const later = await api.diplomas.create({ body: { ...body, ...master, startDate: '2023-09-01' } });
    const experience = await api.experiences.create({ body: { ...body, ...post } });
    const publication = await api.publications.create({ body: { ...body, ...article } });
    expect(await api.usercv.get({ params })).toEqual({
      user: { Diplomas: [later, diploma], Experiences: [experience], Publications: [publication] },
      userCv: allPrivate,
    });
  });

  test('keeps what is said of it; what is left out stays, nothing typed clears (D69)', async () => {
    const { params, api } = await candidate();
    expect(await api.usercv.update({ params, body: { about: '  Épidémiologiste ' } })).toEqual({
      ...allPrivate,
      about: 'Épidémiologiste',
      revision: 1,
    });
    const shown = await api.usercv.update({ params, body: { showSkills: true, allowIndexing: true } });
    expect(shown).toMatchObject({
      about: 'Épidémiologiste',
      showSkills: true,
      showDiplomas: false,
      allowIndexing: true,
    });
    expect((await api.usercv.get({ params })).userCv).toEqual(shown);
    expect(
      await api.usercv.update({ params, body: { ...shown, about: '', showSkills: false, allowIndexing: false } }),
    ).toEqual({ ...allPrivate, revision: 3 });
  });

  test('notes when something was made public first, which nobody else can say, until all is private (D24)', async () => {
    const { params, api } = await candidate();
    const body = { showDiplomas: true, consentAt: '2001-01-01T00:00:00.000Z' };
    const { consentAt } = await api.usercv.update({ params, body });
    expect(Math.abs(Date.now() - new Date(consentAt ?? 0).getTime())).toBeLessThan(60_000);
    expect(await api.usercv.update({ params, body: { showSkills: true, showDiplomas: false } })).toMatchObject({
      consentAt,
    });
    expect(await api.usercv.update({ params, body: { showSkills: false } })).toMatchObject({ consentAt: null });
  });

  test('changed from two tabs at once keeps both changes', async () => {
    const { params, api } = await candidate();
    await Promise.all([
      api.usercv.update({ params, body: { showSkills: true } }),
      api.usercv.update({ params, body: { showDiplomas: true } }),
      api.usercv.update({ params, body: { about: 'À deux mains' } }),
      api.usercv.addSkill({ body: { skillId: 's1', value: 3 } }),
    ]);
    expect((await api.usercv.get({ params })).userCv).toMatchObject({
      about: 'À deux mains',
      showSkills: true,
      showDiplomas: true,
    });
    expect(await api.usercv.listSkills({ params })).toHaveLength(1);
  });

  test('is its owner’s: administrators get what the profile lists, and no CV (D9, D19)', async () => {
    const { university, camille, params, api } = await candidate();
    await api.usercv.update({ params, body: { about: 'À moi' } });
    const diploma = await api.diplomas.create({ body: { userId: camille.id, ...master } });
    const { usercv } = await as(await buildUser({ role: 'admin', university }));
    expect(await usercv.get({ params })).toEqual({
      user: { Diplomas: [diploma], Experiences: [], Publications: [] },
      userCv: null,
    });
  });

  test('says under its field what cannot be', async () => {
    const { params, api } = await candidate();
    const error = await refused(
      api.usercv.update({ params, body: { about: 'x'.repeat(4001), showSkills: 'oui' as never } }),
    );
    expect(error).toMatchObject({
      status: 422,
      details: [
        { field: 'about', code: 'too_long' },
        { field: 'showSkills', code: 'invalid_type' },
      ],
    });
  });
});

describe('skills, values and activities of a CV', () => {
  test('are rated in half stars, 0 unless said, null for N/A, and found under ids that tell whose and which they are', async () => {
    const { camille, params, api } = await candidate();
    const skill = await api.usercv.addSkill({ body: { skillId: 's2', value: 4.5 } });
    expect(skill).toEqual({
      id: `${camille.id}.s2`,
      value: 4.5,
      proof: null,
      Skill: expect.objectContaining({ id: 's2', active: true }),
    });
    expect(await api.usercv.addSkill({ body: { skillId: 's1' } })).toMatchObject({ value: 0 });
    const value = await api.usercv.addValue({ body: { valueId: 'v1', value: null } });
    const rated = await api.usercv.addValue({ body: { valueId: 'v2', value: 3.5 } });
    expect(rated).toEqual({
      id: `${camille.id}.v2`,
      value: 3.5,
      Value: expect.objectContaining({ id: 'v2', active: true }),
    });
    const activity = await api.usercv.addActivity({ body: { activityId: 'a1', value: 5 } });
    expect((await api.usercv.listSkills({ params })).map(({ Skill }) => Skill.id)).toEqual(['s1', 's2']);
    expect(await api.usercv.listValues({ params })).toEqual([value, rated]);
    expect(await api.usercv.listActivities({ params })).toEqual([activity]);
    expect([value.Value.id, activity.Activity.id, value.value]).toEqual(['v1', 'a1', null]);
  });

  test('added twice are rated anew (D39)', async () => {
    const { params, api } = await candidate();
    const first = await api.usercv.addSkill({ body: { skillId: 's1', value: 2 } });
    expect(await api.usercv.addSkill({ body: { skillId: 's1', value: 3.5 } })).toEqual({ ...first, value: 3.5 });
    expect(await api.usercv.listSkills({ params })).toEqual([{ ...first, value: 3.5 }]);
  });

  test('keep the rating that is not sent again (D69)', async () => {
    const { params, api } = await candidate();
    const value = await api.usercv.addValue({ body: { valueId: 'v1', value: null } });
    expect(await api.usercv.addValue({ body: { valueId: 'v1' } })).toEqual(value);
    const activity = await api.usercv.addActivity({ body: { activityId: 'a1', value: 4 } });
    expect(await api.usercv.addActivity({ body: { activityId: 'a1' } })).toEqual(activity);
    expect(await api.usercv.listValues({ params })).toEqual([value]);
  });

  test('deleted are gone, and another kind’s id is none of theirs', async () => {
    const { camille, params, api } = await candidate();
    const { id } = await api.usercv.addSkill({ body: { skillId: 's1', value: 2 } });
    expect(await refused(api.usercv.removeValue({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await api.usercv.removeSkill({ params: { id } })).toBeUndefined();
    expect(await api.usercv.listSkills({ params })).toEqual([]);
    expect(await refused(api.usercv.removeSkill({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await refused(api.usercv.removeSkill({ params: { id: `${camille.id}.s2` } }))).toMatchObject({
      status: 404,
    });
  });

  test('every list loses what is deleted from it', async () => {
    const { params, api } = await candidate();
    const value = await api.usercv.addValue({ body: { valueId: 'v1', value: 2 } });
    const activity = await api.usercv.addActivity({ body: { activityId: 'a1', value: 2 } });
    await api.usercv.removeValue({ params: { id: value.id } });
    await api.usercv.removeActivity({ params: { id: activity.id } });
    expect([await api.usercv.listValues({ params }), await api.usercv.listActivities({ params })]).toEqual([[], []]);
  });

  test.each([
    [{ skillId: 'v1', value: 2 }, 404],
    [{ skillId: 's9999', value: 2 }, 404],
    [{ skillId: 's1', value: 5.5 }, 422],
    [{ skillId: 's1', value: 2.3 }, 422],
    [{ skillId: 's1', value: -1 }, 422],
  ])('%o is %i, and nothing is added', async (body, status) => {
    const { params, api } = await candidate();
    expect(await refused(api.usercv.addSkill({ body }))).toMatchObject({ status });
    expect(await api.usercv.listSkills({ params })).toEqual([]);
  });

  test('a retired one stays where it was, marked, and is rated there only (D39)', async () => {
    const { params, api } = await candidate();
    const other = await candidate();
    await api.usercv.addSkill({ body: { skillId: 's7', value: 2 } });
    const setActive = (active: boolean) =>
      changeEntry('skills', 's7', (row) => ({ ...row, active }), { now: new Date() });
    await setActive(false);
    expect(await api.usercv.listSkills({ params })).toMatchObject([{ value: 2, Skill: { id: 's7', active: false } }]);
    expect(await api.usercv.addSkill({ body: { skillId: 's7', value: 3 } })).toMatchObject({ value: 3 });
    expect(await refused(other.api.usercv.addSkill({ body: { skillId: 's7' } }))).toMatchObject({ status: 404 });
    await setActive(true);
  });
});

describe('the sentence of a skill (D88)', () => {
  const said = (api: Awaited<ReturnType<typeof candidate>>['api'], body: { value?: number; proof?: string | null }) =>
    api.usercv.addSkill({ body: { skillId: 's1', ...body } });

  test('puts the skill on the CV, stays when the rating changes, and leaves the rating as it is', async () => {
    const { params, api } = await candidate();
    const first = await said(api, { value: 4.5, proof: '  J’ai lu\nmille pages. ' });
    expect(first).toMatchObject({ value: 4.5, proof: 'J’ai lu mille pages.' });
    expect(await said(api, { value: 3 })).toEqual({ ...first, value: 3 });
    expect(await said(api, { proof: 'J’ai tout relu.' })).toEqual({ ...first, value: 3, proof: 'J’ai tout relu.' });
    expect(await said(api, {})).toEqual({ ...first, value: 3, proof: 'J’ai tout relu.' });
    expect(await api.usercv.listSkills({ params })).toEqual([{ ...first, value: 3, proof: 'J’ai tout relu.' }]);
    const other = await api.usercv.addSkill({ body: { skillId: 's2', proof: 'Une autre.' } });
    expect(other).toMatchObject({ value: 0, proof: 'Une autre.' });
  });

  test.each([null, '', '  '])('is cleared by %o', async (proof) => {
    const { params, api } = await candidate();
    const first = await said(api, { value: 4, proof: 'J’ai tout relu.' });
    expect(await said(api, { proof })).toEqual({ ...first, proof: null });
    expect(await api.usercv.listSkills({ params })).toEqual([{ ...first, proof: null }]);
  });

  test('goes with the skill, and does not come back with it', async () => {
    const { api } = await candidate();
    const { id } = await said(api, { value: 4, proof: 'J’ai tout relu.' });
    await api.usercv.removeSkill({ params: { id } });
    expect(await said(api, { value: 4 })).toMatchObject({ proof: null });
  });

  test('has 300 letters at most', async () => {
    const { api } = await candidate();
    expect(await said(api, { proof: 'x'.repeat(300) })).toMatchObject({ proof: 'x'.repeat(300) });
    expect(await refused(said(api, { proof: 'x'.repeat(301) }))).toMatchObject({
      status: 422,
      details: [{ field: 'proof', code: 'too_long' }],
    });
  });

  test('of several skills at once are all kept', async () => {
    const { params, api } = await candidate();
    const proofs = { s1: 'Une', s2: 'Deux', s3: 'Trois' };
    await said(api, { value: 1 });
    await Promise.all(
      Object.entries(proofs).map(([skillId, proof]) => api.usercv.addSkill({ body: { skillId, proof } })),
    );
    const kept = (await api.usercv.listSkills({ params })).map(({ Skill, proof }) => [Skill.id, proof]);
    expect(Object.fromEntries(kept)).toEqual(proofs);
  });

  test('is taken by a CV that was written before there were any', async () => {
    const { camille, api } = await candidate();
    await said(api, { value: 4 });
    await Cvs.build(UpdateItemCommand).item({ id: camille.id, proofs: $remove() }).send();
    expect(await said(api, { proof: null })).toMatchObject({ value: 4, proof: null });
    const { id } = await said(api, { proof: 'J’ai tout relu.' });
    expect(await said(api, {})).toMatchObject({ value: 4, proof: 'J’ai tout relu.' });
    await Cvs.build(UpdateItemCommand).item({ id: camille.id, proofs: $remove() }).send();
    expect(await api.usercv.removeSkill({ params: { id } })).toBeUndefined();
  });
});

test('only candidates have one: an administrator adds no skill to theirs', async () => {
  const { usercv } = await as(await buildUser({ role: 'admin' }));
  expect(await refused(usercv.addSkill({ body: { skillId: 's1' } }))).toMatchObject({ status: 403 });
});
