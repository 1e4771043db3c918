import { expect, test } from 'vitest';
import { renderCv } from '#functions/exports/cv/render-cv.tsx';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { emptyCv, entry } from '#tests/web/usercv/samples.ts';

const skill = {
  id: 'r1',
  userId: 'u1',
  skillId: 's1',
  value: 4,
  proof: null,
  Skill: entry('s1', 'Négocier', 'Negotiate'),
};
const rated: PublicCv = { ...emptyCv, userCvSkills: [skill] };
const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'));

test.each([
  ['fr', 'Compétences auto-évaluées avec Thésée'],
  ['en', 'Skills self-assessed with Thésée'],
] as const)('a printed CV says beside the seal that its stars are the person’s own (%s)', (language, words) => {
  const sealed = /<p class="sealed"><svg [^>]*aria-hidden="true".*?<\/svg><span>([^<]*)<\/span><\/p>/s;
  expect(sealed.exec(bodyOf(renderCv(rated, language)))?.[1]).toBe(words);
  expect(bodyOf(renderCv(emptyCv, language))).not.toMatch(sealed);
});
