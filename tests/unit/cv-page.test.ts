import { expect, test } from 'vitest';
import { cvPage } from '#functions/public/cv-page.ts';
import { publicCv } from '#shared/schemas/usercv.ts';

const descriptionOf = (about: string) => {
  const cv = publicCv.parse({
    user: {
      ...{ firstName: 'Léa', lastName: 'Marchand', avatarUrl: null, University: null },
      ...{ Diplomas: [], Experiences: [], Publications: [] },
    },
    userCv: { about, showDiplomas: true },
    doctorate: null,
    userCvSkills: [],
    userCvValues: [],
    userCvActivities: [],
  });
  const page = cvPage('<!--head-->', cv, { address: new URL('https://these.example/public/cv/a'), language: 'fr' });
  return /name="description" content="([^"]*)"/.exec(page ?? '')?.[1];
};

test('a long description ends with a whole word and an ellipsis, within two hundred characters', () => {
  // 29 words of six letters are 202 characters with their spaces: the last one does not fit.
  expect(descriptionOf('chemin '.repeat(40))).toBe(`${'chemin '.repeat(28).trim()}…`);
  expect(descriptionOf('x'.repeat(200))).toBe('x'.repeat(200));
});
