import { expect, test } from 'vitest';
import { seenOnCv } from '#shared/domain/cv/seen-on-cv.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { privateCv } from '#tests/web/usercv/samples.ts';

const [seen, hidden] = [{ isPublic: true }, { isPublic: false }];
const own = {
  flags: {
    ...privateCv,
    showExperiences: true,
    showDiplomas: true,
    showPublications: true,
    showSkills: true,
    showDoctorate: true,
  },
  experiences: [seen, hidden, seen, seen],
  diplomas: [seen, seen],
  publications: [hidden],
  skills: [1, 2, 3, 4, 5, 6],
  values: [],
  activities: [1],
  doctorate: { ...unsaid, thesisTitle: 'Îlots voisins' },
};

test('visitors see the public items of open sections, in the order of the page', () => {
  expect(seenOnCv(own)).toEqual([
    { part: 'experiences', count: 3 },
    { part: 'diplomas', count: 2 },
    { part: 'skills', count: 6 },
    { part: 'activities', count: 1 },
    { part: 'doctorate', count: 1 },
  ]);
});

test('a closed section shows nothing, whatever its items say', () => {
  expect(seenOnCv({ ...own, flags: privateCv })).toEqual([]);
  const flags = { ...privateCv, showSkills: true };
  expect(seenOnCv({ ...own, flags })).toEqual([
    { part: 'skills', count: 6 },
    { part: 'activities', count: 1 },
  ]);
});

const phd = { ...privateCv, showDoctorate: true };
test.each([
  ['nothing written', phd, {}, false],
  ['a presentation', phd, { conclusion: 'Elles diffèrent.' }, true],
  ['goals that are not shown', phd, { smartGoals: 'Publier' }, false],
  ['goals that are shown', { ...phd, showSmart: true }, { smartGoals: 'Publier' }, true],
  ['aspects that are not shown', phd, { appreciatedAspects: 'Le terrain' }, false],
  ['aspects that are shown', { ...phd, showAppreciation: true }, { appreciatedAspects: 'Le terrain' }, true],
])('an open PhD with %s', (_, flags, said, isSeen) => {
  const [doctorate] = seenOnCv({ ...own, flags, doctorate: { ...unsaid, ...said } });
  expect(doctorate).toEqual(isSeen ? { part: 'doctorate', count: 1 } : undefined);
});
