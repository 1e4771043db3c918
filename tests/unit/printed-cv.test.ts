import { expect, test } from 'vitest';
import { renderCv } from '#functions/exports/cv/render-cv.tsx';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
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
  ['fr', 'Auto-évaluation avec Thésée'],
  ['en', 'Self-assessed with Thésée'],
] as const)('a printed CV says beside the seal that its stars are the person’s own (%s)', (language, words) => {
  const sealed = /<p class="sealed"><svg [^>]*aria-hidden="true".*?<\/svg><span>([^<]*)<\/span><\/p>/s;
  expect(sealed.exec(bodyOf(renderCv(rated, language, '2026-04-02')))?.[1]).toBe(words);
  expect(bodyOf(renderCv(emptyCv, language, '2026-04-02'))).not.toMatch(sealed);
});

/** Texts between the tags, one after the other. */
const wordsOf = (html: string): string =>
  bodyOf(html)
    .replace(/<sup>|<\/sup>/g, '')
    .split(/<[^>]+>/)
    .filter((text) => text.trim() !== '')
    .join('|');

test('a printed CV has the parts of the page in its order', () => {
  const cv: PublicCv = {
    ...rated,
    userCv: { ...emptyCv.userCv, about: 'Je cherche.' },
    userCvSkills: [
      { id: 'r1', value: 4, proof: 'Trois contrats.', Skill: entry('s1', 'Négocier', 'Negotiate') },
      { id: 'r2', value: 5, proof: null, Skill: entry('s2', 'Coder', 'Code') },
    ],
    doctorate: { ...unsaid, researchDomain: '26', startDate: '2024-10-01', thesisTitle: 'Îlots' },
    user: {
      ...emptyCv.user,
      Socials: [{ platform: 'GOOGLE_SCHOLAR', url: 'https://scholar.google.com/citations?user=lm' }],
      Diplomas: [{ id: 'd', name: 'Master', university: 'U', city: 'V', startDate: '2019-09-01', endDate: null }],
    },
  };
  expect(wordsOf(renderCv(cv, 'fr', '2026-04-02'))).toContain(
    [
      'Léa Marchand|Doctorat en sociologie, 2e année|Je cherche.',
      'Google Scholar · https://scholar.google.com/citations?user=lm',
      'Points forts|Négocier|Avancé, 4 sur 5|Trois contrats.|Les autres compétences|Coder 5/5',
      'Doctorat|Titre de la thèse|Îlots|Début|1er octobre 2024|Domaine de recherche|Sociologie',
      'Diplômes obtenus|Depuis le 1er septembre 2019|Master|U, V',
      'Auto-évaluation avec Thésée',
    ].join('|'),
  );
});
