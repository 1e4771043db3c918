import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { certainties } from '#shared/matching/types.ts';
import { as, refused } from '#tests/support/api.ts';
import { begin, rateAll } from '#tests/support/begun-assessment.ts';
import { buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

test('a reply holds fifty jobs, or as many as are asked for, and says how many there are, in less than 130 KB, 30 KB compressed', async () => {
  const { api, portfolio } = await begin();
  await rateAll(api, portfolio.id);
  const params = { id: portfolio.id };
  const usual = await api.portfolios.generateJobs({ params });
  // The 23 university lecturers fold into one (D78).
  expect([usual.calculatedJobs.length, usual.count, usual.seenCount]).toEqual([50, 148, 126]);
  const sent = JSON.stringify(usual);
  expect([Buffer.byteLength(sent) < 130_000, gzipSync(sent).length < 30_000]).toEqual([true, true]);
  const all = await api.portfolios.generateJobs({ params, query: { limit: '500' } });
  expect(all.calculatedJobs).toHaveLength(148);
  expect(all.calculatedJobs.slice(0, 50)).toEqual(usual.calculatedJobs);
  const three = await api.portfolios.generateJobs({ params, query: { limit: '3' } });
  expect(three).toEqual({ ...usual, calculatedJobs: usual.calculatedJobs.slice(0, 3) });
  for (const limit of ['0', '501', 'all']) {
    expect(await refused(api.portfolios.generateJobs({ params, query: { limit } }))).toMatchObject({ status: 422 });
  }
});

test('each suggested job says who employs, what it asks for and how sure its place is, but not by which words one comes to it', async () => {
  const { api, portfolio } = await begin();
  await rateAll(api, portfolio.id);
  const { calculatedJobs, commonSkills } = await api.portfolios.generateJobs({ params: { id: portfolio.id } });
  for (const { Job, certainty } of calculatedJobs) {
    expect(Job).toMatchObject({ family: expect.any(String), employers: expect.arrayContaining([]) });
    expect(Job).not.toHaveProperty('subjects');
    expect(certainties).toContain(certainty);
  }
  expect(calculatedJobs[0]?.certainty).not.toBe('look');
  expect(calculatedJobs.slice(20).every(({ certainty }) => certainty === 'look')).toBe(true);
  expect(commonSkills.length).toBeGreaterThan(0);
  expect(commonSkills.length).toBeLessThanOrEqual(5);
});

test('with a domain no job is left out: those of other domains come later, those of neighbouring ones a little', async () => {
  const { api, portfolio } = await begin();
  await rateAll(api, portfolio.id);
  const params = { id: portfolio.id };
  const jobs = () => api.portfolios.generateJobs({ params, query: { limit: '500' } });
  const everywhere = await jobs();
  expect(new Set(everywhere.calculatedJobs.map(({ domainAccess }) => domainAccess))).toEqual(new Set(['open']));
  await api.portfolios.update({ params, body: { researchDomain: '12' } });
  const history = await jobs();
  expect(history.count).toBe(148);
  expect(history.calculatedJobs.map(({ rank }) => rank)).toEqual(history.calculatedJobs.map((_, i) => i + 1));
  const firstOf = ({ calculatedJobs }: typeof history) => calculatedJobs.slice(0, 20);
  const outside = (found: typeof history) => firstOf(found).filter(({ domainAccess }) => domainAccess === 'outside');
  expect(history.calculatedJobs.filter(({ domainAccess }) => domainAccess === 'outside').length).toBeGreaterThan(50);
  expect(outside(history).length).toBeLessThan(5);
  expect(history.calculatedJobs.find(({ Job }) => Job.name === 'Historian')?.domainAccess).toBe('open');

  const changed = await api.portfolios.update({ params, body: { otherDomains: ['3', '12'] } });
  expect(changed.otherDomains).toEqual(['3']);
  const both = await jobs();
  const nearby = both.calculatedJobs.filter(({ domainAccess }) => domainAccess === 'neighbouring');
  expect(nearby.length).toBeGreaterThan(0);
  const accessBefore = new Map(history.calculatedJobs.map(({ Job, domainAccess }) => [Job.id, domainAccess]));
  expect(new Set(nearby.map(({ Job }) => accessBefore.get(Job.id)))).toEqual(new Set(['outside']));
  // A neighbouring domain that becomes the main one is removed.
  expect(await api.portfolios.update({ params, body: { researchDomain: '3' } })).toMatchObject({ otherDomains: [] });
  await api.portfolios.update({ params, body: { otherDomains: ['7'] } });
  expect(await api.portfolios.update({ params, body: { researchDomain: null } })).toMatchObject({ otherDomains: [] });
});

test('wishes and the title of the thesis move the list, and the next assessment begins with what was said for this one', async () => {
  const { camille, api, portfolio } = await begin();
  await rateAll(api, portfolio.id);
  const params = { id: portfolio.id };
  const rankOf = async (name: string) => {
    const { calculatedJobs } = await api.portfolios.generateJobs({ params, query: { limit: '500' } });
    return calculatedJobs.find(({ Job }) => Job.name === name)?.rank ?? Number.NaN;
  };
  const before = await rankOf('Historian');
  const body = { wishes: ['culture_heritage', 'research'], keptJobs: ['j3'], hiddenJobs: ['j4', 'j5'] } as const;
  await api.portfolios.update({
    params,
    body: { ...body, wishes: [...body.wishes], keptJobs: ['j3'], hiddenJobs: ['j4', 'j5'], comparedJobs: ['j3', 'j6'] },
  });
  const wished = await rankOf('Historian');
  expect(wished).toBeLessThan(before);
  const { calculatedJobs } = await api.portfolios.generateJobs({ params, query: { limit: '500' } });
  expect(calculatedJobs.find(({ Job }) => Job.name === 'Historian')?.wishes).toEqual(['culture_heritage', 'research']);

  const thesisTitle = 'Paysans et seigneurs : une histoire sociale des archives médiévales de Bourgogne';
  await api.doctorates.update({ params: { userId: camille.id }, body: { thesisTitle } });
  expect(await rankOf('Historian')).toBeLessThan(wished);
  await api.portfolios.update({ params, body: { researchDomain: '12', otherDomains: ['11'] } });
  expect(await api.portfolios.create({ body: { title: 'Suivant' } })).toMatchObject({
    ...body,
    researchDomain: '12',
    otherDomains: ['11'],
    comparedJobs: [],
  });
});

test('kept and set-aside jobs move the others, by how many places is said, and the order without them can be asked for', async () => {
  const { api, portfolio } = await begin();
  await rateAll(api, portfolio.id);
  const params = { id: portfolio.id };
  await api.portfolios.update({ params, body: { researchDomain: '12', wishes: ['culture_heritage'] } });
  const jobs = (reactions: 'on' | 'off') => api.portfolios.generateJobs({ params, query: { limit: '500', reactions } });
  const before = await jobs('on');
  expect(new Set(before.calculatedJobs.map(({ rose }) => rose))).toEqual(new Set([0]));
  const named = (name: string) => before.calculatedJobs.find(({ Job }) => Job.name === name)?.Job.id ?? '';
  const [archivist, lawyer] = [named('Archivist'), named('Lawyer')];
  await api.portfolios.update({ params, body: { keptJobs: [archivist], hiddenJobs: [lawyer] } });

  const after = await jobs('on');
  const rankBefore = new Map(before.calculatedJobs.map(({ Job, rank }) => [Job.id, rank]));
  for (const { Job, rank, rose } of after.calculatedJobs)
    expect(rose).toBe((rankBefore.get(Job.id) ?? Number.NaN) - rank);
  expect(after.calculatedJobs.some(({ rose }) => rose > 0)).toBe(true);
  expect(after.calculatedJobs.find(({ Job }) => Job.id === archivist)?.rose).toBeGreaterThanOrEqual(0);
  expect(await jobs('off')).toEqual({ ...before, seenCount: before.seenCount - 1 });

  const risen = after.calculatedJobs.toSorted((a, b) => b.rose - a.rose).find(({ Job }) => Job.id !== archivist);
  const explained = await api.portfolios.explainJob({ params, body: { jobId: risen?.Job.id ?? '' } });
  expect(explained.rank).toBe(risen?.rank);
  expect(explained.parts.find(({ kind }) => kind === 'reaction')).toMatchObject({ id: archivist, words: [] });
  const wrong = api.portfolios.generateJobs({ params, query: { reactions: 'some' as 'on' } });
  expect(await refused(wrong)).toMatchObject({ status: 422 });
});

test('each suggested job carries its first reasons, three for and two against at most', async () => {
  const { camille, api, portfolio } = await begin();
  await rateAll(api, portfolio.id);
  const params = { id: portfolio.id };
  await api.portfolios.update({ params, body: { researchDomain: '12', wishes: ['culture_heritage'] } });
  const thesisTitle = 'Paysans et seigneurs : une histoire sociale des archives médiévales de Bourgogne';
  await api.doctorates.update({ params: { userId: camille.id }, body: { thesisTitle } });
  const { calculatedJobs } = await api.portfolios.generateJobs({ params });
  for (const { reasons } of calculatedJobs) {
    expect(reasons.closer.length).toBeLessThanOrEqual(3);
    expect(reasons.away.length).toBeLessThanOrEqual(2);
    expect(reasons.closer.every(({ contribution }) => contribution > 0)).toBe(true);
    expect(reasons.away.every(({ contribution }) => contribution < 0)).toBe(true);
  }
  const historian = calculatedJobs.find(({ Job }) => Job.name === 'Historian');
  const thesis = historian?.reasons.closer.find(({ kind }) => kind === 'thesis');
  expect(thesis?.words.length).toBeGreaterThan(0);
  expect(thesis?.words.filter((word) => !thesisTitle.includes(word))).toEqual([]);
  const explained = await api.portfolios.explainJob({ params, body: { jobId: historian?.Job.id ?? '' } });
  expect(historian?.reasons.closer.map(({ kind, id }) => [kind, id])).toEqual(
    explained.parts
      .flatMap(({ kind, id, contribution }) => (contribution >= 0.01 && id !== 'open' ? [[kind, id]] : []))
      .slice(0, 3),
  );
});

test.each([
  { wishes: ['sleeping'] },
  { wishes: ['data', 'data'] },
  { wishes: ['data', 'care', 'advice', 'research', 'teaching', 'management'] },
  { otherDomains: ['1', '2', '3'] },
  { keptJobs: ['s1x!'] },
  { hiddenJobs: Array.from({ length: 51 }, (_, i) => `j${i + 1}`) },
])('%o is refused by the field’s name', async (body) => {
  const { api, portfolio } = await begin();
  const call = api.portfolios.update({ params: { id: portfolio.id }, body: body as { wishes: [] } });
  const [field = ''] = Object.keys(body);
  const { status, details } = await refused(call);
  expect([status, details]).toEqual([422, [expect.objectContaining({ field: expect.stringMatching(`^${field}`) })]]);
});

test('one job is explained exactly, with answers that are tried and not kept', async () => {
  const { api, portfolio } = await begin();
  const params = { id: portfolio.id };
  const explain = (body: { jobId: string; answers?: { id: string; value: number; importantFlag: null }[] }) =>
    api.portfolios.explainJob({ params, body });
  expect(await refused(explain({ jobId: 'j1' }))).toMatchObject({ status: 422, code: 'incomplete_evaluation' });
  await rateAll(api, portfolio.id);
  await api.portfolios.update({ params, body: { wishes: ['research'], researchDomain: '12' } });
  const ranking = await api.portfolios.generateJobs({ params, query: { limit: '500' } });
  const listed = ranking.calculatedJobs.findLast(({ domainAccess }) => domainAccess === 'open');
  const jobId = listed?.Job.id ?? '';
  const explained = await explain({ jobId });
  expect(explained).toMatchObject({ rank: listed?.rank, count: ranking.count, Job: listed?.Job });
  expect(explained.mostImportantSkills).toEqual(listed?.mostImportantSkills);
  const added = explained.parts.reduce((sum, { contribution }) => sum + contribution, 0);
  expect(added).toBeCloseTo(explained.score - explained.averageScore, 6);
  expect(explained.parts.filter(({ kind }) => kind === 'wish')).toMatchObject([{ id: 'research' }]);

  const skills = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
  const answers = explained.parts
    .filter(({ kind }) => kind === 'skill' || kind === 'activity')
    .map(({ id, importance, usualImportance }) => ({
      ...{ id: id ?? '', importantFlag: null },
      value: importance > usualImportance ? 5 : 1,
    }));
  const tried = await explain({ jobId, answers });
  expect(explained.rank).toBeGreaterThan(20);
  expect(tried.rank).toBeLessThan(6);
  expect(tried.parts.find(({ id }) => id === 's1')?.value).toBe(answers.find(({ id }) => id === 's1')?.value);
  expect(await explain({ jobId })).toEqual(explained);
  expect(await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } })).toEqual(skills);

  const outside = ranking.calculatedJobs.find(({ domainAccess }) => domainAccess === 'outside');
  const itsPart = (await explain({ jobId: outside?.Job.id ?? '' })).parts.find(({ kind }) => kind === 'domain');
  expect([itsPart?.id, Math.sign(itsPart?.contribution ?? 0)]).toEqual(['outside', -1]);
  expect(await refused(explain({ jobId: 'j99999' }))).toMatchObject({ status: 404 });
  const stranger = await as(await buildUser());
  expect(await refused(stranger.portfolios.explainJob({ params, body: { jobId } }))).toMatchObject({ status: 404 });
});
