import { expect, test } from 'vitest';
import { cvRatings } from '#shared/domain/cv/cv-ratings.ts';
import { asOnCv, mostStrengths, shareableOf, skillsToProve, usuallyShared } from '#shared/domain/shareable.ts';

const row = (id: string, value: number | null, importantFlag: boolean | null = null, proof: string | null = null) => ({
  id,
  value,
  importantFlag,
  proof,
});

test('shareable entries are rated 3 or more and not disliked, the best first, liked ones first among equals', () => {
  const rows = [
    row('s1', 3),
    row('s2', 5),
    row('s3', 5, false),
    row('s4', 5, true),
    row('s5', 2, true),
    row('s6', null),
    row('s7', 4),
  ];
  expect(shareableOf(rows).map(({ id }) => id)).toEqual(['s4', 's2', 's7', 's1']);
});

test('a strength with a sentence comes before better rated ones without; a sentence makes no strength of a low rating', () => {
  const said = 'Trois communes, 412 îlots.';
  const rows = [row('s1', 5, true), row('s2', 3, null, said), row('s3', 4, null, said), row('s4', 2, null, said)];
  expect(shareableOf(rows).map(({ id }) => id)).toEqual(['s3', 's2', 's1']);
});

test('four skills, three activities and three values are shown where nobody has chosen; the page to share holds four', () => {
  const rows = Array.from({ length: 10 }, (_, i) => row(`s${i}`, 4));
  const counts = (['skill', 'activity', 'value'] as const).map((kind) => usuallyShared(kind, rows).length);
  expect(counts).toEqual([4, 3, 3]);
  expect(mostStrengths).toBe(4);
});

test('the four strongest skills are asked for a sentence', () => {
  const rows = [row('s1', 4), row('s2', 5), row('s3', 5, false), row('s4', 4, true), row('s5', 3), row('s6', 4)];
  expect(skillsToProve(rows).map(({ id }) => id)).toEqual(['s2', 's4', 's1', 's6']);
});

test('others read the rating of the CV; a skill without one there has the rating of the assessment', () => {
  const answer = { id: 's1', value: 3 };
  expect(asOnCv(answer, { value: 4.5, proof: 'Deux articles.' })).toEqual({
    ...answer,
    value: 4.5,
    proof: 'Deux articles.',
  });
  expect(asOnCv(answer, { value: null, proof: '' })).toEqual({ ...answer, proof: null });
  expect(asOnCv(answer)).toEqual({ ...answer, proof: null });
});

test('the CV and the page to share open with the same strengths in the same order, whatever the assessment liked', () => {
  const said = 'Deux articles.';
  const stars = { s1: 4, s2: 5, s3: 4, s4: 5, s5: 3 };
  const entry = { active: true, category: 1, name: '', nameFR: '', description: '', descriptionFR: '' };
  const userCvSkills = Object.entries(stars).map(([id, value]) => ({
    ...{ id, value, proof: said },
    Skill: { ...entry, id },
  }));
  const cv = cvRatings({ userCvSkills, userCvValues: [], userCvActivities: [] } as never).strengths;
  const answers = [
    row('s1', 1),
    row('s2', 2),
    row('s3', 3, true),
    row('s4', 4, true),
    row('s5', 5, true),
    row('s6', 5),
  ];
  const shared = answers.map((one) =>
    asOnCv(one, one.id === 's6' ? {} : { value: stars[one.id as 's1'], proof: said }),
  );
  const names = ['s2', 's4', 's1', 's3'];
  expect(cv.map(({ id }) => id)).toEqual(names);
  expect(usuallyShared('skill', shared)).toEqual(names);
});
