import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/catalogue/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { smallSet } from '#tests/support/catalogue.ts';
import { exported, keeper, restoreSmallSet, superUser } from '#tests/support/catalogue-keeper.ts';
import { buildUser } from '#tests/support/factories.ts';

beforeEach(restoreSmallSet);

/** Copied by hand from the starter catalogue’s files. */
test('every skill and activity has its row from the start, with what it is', async () => {
  const api = await keeper();
  const { jobSkills } = await api.listJobSkills({ query: { jobId: 'j1' } });
  expect(jobSkills.map(({ id, value, Skill }) => [id, value, Skill.name])).toEqual([
    ['j1.s1', 3.44, 'Reading comprehension'],
    ['j1.s2', 3.44, 'Active listening'],
    ['j1.s11', 3.71, 'Drive'],
    ['j1.s27', 2.5, 'Understanding people'],
  ]);
  const { JobActivities } = await api.listJobActivities({ query: { jobId: 'j2' } });
  expect(JobActivities.map(({ id, value, Activity }) => [id, value, Activity.name])).toEqual([
    ['j2.a1', 3.94, 'Gathering information'],
    ['j2.a18', 3.69, 'Explaining information'],
  ]);
  const { activitySkills } = await api.listActivitySkills({ query: { activityId: 'a1' } });
  expect(activitySkills.map(({ id, value }) => [id, value])).toEqual([
    ['a1.s1', 5],
    ['a1.s2', 5],
    ['a1.s11', 0],
    ['a1.s27', 0],
  ]);
});

test('a new entry has no strengths yet: rows of 0 that can be set at once (D39)', async () => {
  const api = await keeper();
  const names = { name: 'Storytelling', nameFR: 'Art du récit' };
  const [skill, activity, job] = [
    await api.createSkill({ body: { ...names, category: 1 } }),
    await api.createActivity({ body: { ...names, category: 1 } }),
    await api.createJob({ body: names }),
  ];
  const { jobSkills } = await api.listJobSkills({ query: { jobId: job.id } });
  expect(jobSkills.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0]);
  const { JobActivities } = await api.listJobActivities({ query: { jobId: 'j1' } });
  expect(JobActivities.find(({ Activity }) => Activity.id === activity.id)).toMatchObject({ value: 0 });
  const set = await api.updateActivitySkill({ params: { id: `${activity.id}.${skill.id}` }, body: { value: 2 } });
  expect(set).toMatchObject({ id: `${activity.id}.${skill.id}`, value: 2, Skill: { id: skill.id, ...names } });
});

test('a strength is changed by itself, is read so at once, and is what an export writes', async () => {
  const api = await keeper();
  const changed = await api.updateJobSkill({ params: { id: 'j1.s27' }, body: { value: 4.25 } });
  expect(changed).toMatchObject({ id: 'j1.s27', value: 4.25, Skill: { id: 's27' } });
  expect(await api.updateJobActivity({ params: { id: 'j1.a18' }, body: { value: 0 } })).toMatchObject({ value: 0 });
  expect(await api.updateActivitySkill({ params: { id: 'a18.s1' }, body: { value: 1.256 } })).toMatchObject({
    value: 1.26,
  });
  const { jobSkills } = await (await keeper()).listJobSkills({ query: { jobId: 'j1' } });
  expect(jobSkills.map(({ value }) => value)).toEqual([3.44, 3.44, 3.71, 4.25]);
  const files = await exported();
  expect(files['job-skills.csv']).toContain('\nj1 Computer science researcher,3.44,3.44,3.71,4.25\n');
  expect(files['job-activities.csv']).toContain('\nj1 Computer science researcher,4.53,\n');
  expect(files['activity-skills.csv']).toMatch(/\na18 Explaining information,1\.26,/);
  const { changes } = await api.importSet({ body: { files, isDryRun: true } });
  expect(changes).toEqual([]);
});

test('a strength decides about suggestions, and what was suggested before follows when it is set back', async () => {
  const api = await keeper();
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  const values: Record<string, number> = { s1: 5, s2: 1, s11: 0, s27: 2, a1: 5, a18: 0 };
  const ratings = Object.entries(values).map(([entry, value]) => ({ id: `${id}.${entry}`, value }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  const suggested = async () => (await portfolios.generateJobs({ params: { id } })).calculatedJobs;
  const before = await suggested();
  const last = before.at(-1)?.Job.id ?? '';
  const ofLast = { params: { id: `${last}.s1` } };
  const { jobSkills } = await api.listJobSkills({ query: { jobId: last } });
  await api.updateJobSkill({ ...ofLast, body: { value: 20 } });
  expect((await suggested())[0]?.Job.id).toBe(last);
  await api.updateJobSkill({ ...ofLast, body: { value: jobSkills[0]?.value ?? 0 } });
  expect(await suggested()).toEqual(before);
});

test('strengths that are set at one moment are all kept, as many as a keeper sends at once', async () => {
  const api = await keeper();
  const ids = ['j1', 'j2', 'j120'].flatMap((job) => ['s1', 's2', 's11', 's27'].map((skill) => `${job}.${skill}`));
  await Promise.all(ids.map((id, i) => api.updateJobSkill({ params: { id }, body: { value: i / 2 } })));
  const lists = await Promise.all(['j1', 'j2', 'j120'].map((jobId) => api.listJobSkills({ query: { jobId } })));
  expect(lists.flatMap(({ jobSkills }) => jobSkills).map(({ id, value }) => [id, value])).toEqual(
    ids.map((id, i) => [id, i / 2]),
  );
});

test.each([-0.5, 100.5, '3', '3,5', null])('a strength of %o is refused, and nothing is written', async (value) => {
  const before = await exported();
  const sent = { as: await superUser(), params: { id: 'j1.s1' }, body: { value } };
  const reply = await ask(handler, 'PUT /job-skills/{id}', sent);
  expect(reply).toMatchObject({ status: 422, body: { details: [{ field: 'value' }] } });
  expect(await exported()).toEqual(before);
});

test.each(['j9.s1', 'j1.s9', 'j1.a1', 'a1.s1', 'j1', 's1.j1', 'j1.s1.s1', 'j1.s1.', '.s1', 'j1.valueOf'])(
  '%s is no row of a job’s skills: 404',
  async (id) => {
    const api = await keeper();
    expect(await refused(api.updateJobSkill({ params: { id }, body: { value: 1 } }))).toMatchObject({ status: 404 });
  },
);

test('a list is asked for by its job or activity: 404 for what is none, 422 without', async () => {
  const api = await keeper();
  for (const jobId of ['j9', 's1', 'a b', '__proto__', 'x'.repeat(3000)]) {
    expect(await refused(api.listJobSkills({ query: { jobId } }))).toMatchObject({ status: 404 });
    expect(await refused(api.listJobActivities({ query: { jobId } }))).toMatchObject({ status: 404 });
    expect(await refused(api.listActivitySkills({ query: { activityId: jobId } }))).toMatchObject({ status: 404 });
  }
  const reply = await ask(handler, 'GET /job-skills', { as: await superUser() });
  expect(reply).toMatchObject({ status: 422, body: { details: [{ field: 'jobId' }] } });
});

test('a retired or inactive entry has no row; the strengths towards it are kept', async () => {
  const api = await keeper();
  await api.removeSkill({ params: { id: 's2' } });
  const { jobSkills } = await api.listJobSkills({ query: { jobId: 'j1' } });
  expect(jobSkills.map(({ id }) => id)).toEqual(['j1.s1', 'j1.s11', 'j1.s27']);
  const row = { params: { id: 'j1.s2' }, body: { value: 1 } };
  expect(await refused(api.updateJobSkill(row))).toMatchObject({ status: 404 });
  expect((await exported())['job-skills.csv']).toBe(smallSet['job-skills.csv']);
});

test('another strength is tried and told of, and nothing is written', async () => {
  const api = await keeper();
  const before = await exported();
  const attempt = (id: string, value: string) => api.tryStrength({ params: { id }, query: { value } });
  expect(await attempt('j1.s1', '3.44')).toEqual({ profiles: 3, moved: [] });
  // Three jobs: a changed strength reorders them.
  const { moved } = await attempt('j1.s27', '100');
  expect(moved.map(({ before: was, after }) => [was.length, after.length])).toContainEqual([3, 3]);
  expect((await attempt('a1.s1', '0')).profiles).toBe(3);
  expect(await exported()).toEqual(before);
});

test.each(['j9.s1', 'j1.s9', 'j1.j2', 'a1.a18', 's1.s2', 'j1', 'j1.s1.s1'])(
  '%s is no strength to try: 404',
  async (id) => {
    const api = await keeper();
    expect(await refused(api.tryStrength({ params: { id }, query: { value: '1' } }))).toMatchObject({ status: 404 });
  },
);

test.each(['', '-1', '100.5', '3,5', '1e1', '2.345'])('no strength of “%s” is tried', async (value) => {
  const api = await keeper();
  expect(await refused(api.tryStrength({ params: { id: 'j1.s1' }, query: { value } }))).toMatchObject({ status: 422 });
});

test('weaknesses of the catalogue are named in the caller’s language, with the entries concerned', async () => {
  const api = await keeper();
  for (const job of ['j1', 'j2', 'j120']) await api.updateJobSkill({ params: { id: `${job}.s1` }, body: { value: 3 } });
  expect((await api.listFindings()).findings).toContainEqual({
    code: 'constant_skill',
    ids: ['s1'],
    names: ['Compréhension de l’écrit'],
    msg: 'Cette compétence a la même force pour tous les métiers et n’en distingue aucun.',
  });
});
