import { expect, test } from 'vitest';
import { nearJobs } from '#shared/matching/near-jobs.ts';

type Told = { distinctive?: string; important?: string; family?: string; requirement?: 'none' | 'competition' | null };

const skillsOf = (ids: string) =>
  ids.split(' ').flatMap((SkillId) => (SkillId ? { SkillId, value: 3, importance: 4, contribution: 0 } : []));
const job = (id: string, { distinctive = '', important = '', family = '', requirement = null }: Told = {}) => ({
  Job: { id, family, requirement },
  distinctiveSkills: skillsOf(distinctive),
  mostImportantSkills: skillsOf(important),
});
const always = () => true;

test('the three jobs most alike are named: by distinctive skills first, then by the others and the family', () => {
  const own = job('own', { distinctive: 's1 s2', important: 's8 s9', family: 'trials' });
  const jobs = [
    own,
    job('none', { distinctive: 's5', important: 's6' }),
    // A third of the distinctive skills in common.
    job('third', { distinctive: 's2 s3' }),
    // This job has all the other skills in common, which count half.
    job('others', { important: 's9 s8' }),
    job('same', { distinctive: 's2 s1' }),
    job('kin', { family: 'trials', important: 's8 s7' }),
  ];
  expect(nearJobs(own, jobs, always).map(({ job: { Job } }) => Job.id)).toEqual(['same', 'kin', 'others']);
  expect(nearJobs(own, jobs, (id) => id !== 'kin').map(({ job: { Job } }) => Job.id)).toEqual([
    'same',
    'others',
    'third',
  ]);
});

test('among equals the better ranked comes first', () => {
  const own = job('own', { distinctive: 's1' });
  const jobs = ['b', 'a', 'd', 'c'].map((id) => job(id, { distinctive: 's1 s2' }));
  expect(nearJobs(own, jobs, always).map(({ job: { Job } }) => Job.id)).toEqual(['b', 'a', 'd']);
});

test('what differs is said: the family, another way in where it is known, and two skills more', () => {
  const own = job('own', { distinctive: 's1', family: 'trials', requirement: 'none' });
  const [kin, open, unknown] = nearJobs(
    own,
    [
      job('kin', { distinctive: 's1 s2 s3 s4', family: 'trials', requirement: 'competition' }),
      job('open', { distinctive: 's1 s2 s3 s4 s5', requirement: 'none' }),
      job('unknown', { distinctive: 's1 s2 s3 s4 s5 s6' }),
    ],
    always,
  );
  expect(kin).toMatchObject({ isKin: true, hasOtherEntry: true, more: ['s2', 's3'] });
  expect(open).toMatchObject({ isKin: false, hasOtherEntry: false });
  expect(unknown).toMatchObject({ hasOtherEntry: false });
});

test('families that are not said are not the same', () => {
  expect(nearJobs(job('own'), [job('other')], always)).toEqual([]);
});
