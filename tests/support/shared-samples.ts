import type { SharedInput } from '#functions/exports/share/input.ts';
import { longest, most } from '#functions/exports/shared-input.ts';
import { mostStrengths } from '#shared/domain/shareable.ts';
import type { Language } from '#shared/lists.ts';

const said = {
  fr: {
    skills: [
      'Raisonnement scientifique',
      'Esprit critique',
      'Expression écrite',
      'Sens de la coopération',
      'Souci du détail',
      'Expression orale',
    ],
    proof:
      'Un modèle bayésien qui emprunte aux îlots semblables plutôt qu’aux seuls voisins, mis à l’épreuve sur six années de séjours.',
    job: 'Épidémiologiste',
  },
  en: {
    skills: [
      'Scientific reasoning',
      'Critical thinking',
      'Written expression',
      'Cooperation',
      'Attention to detail',
      'Public speaking',
    ],
    proof: 'A Bayesian model that borrows from similar blocks, not only from neighbors, tested on six years of stays.',
    job: 'Epidemiologist',
  },
} as const satisfies Record<Language, unknown>;

export const fullShared = (language: Language, count = mostStrengths): SharedInput => ({
  language,
  fullName: 'Camille Rousseau',
  date: '2026-12-01',
  assessedOn: '2026-10-21',
  campus: { name: 'Université Rive-Sud', logo: null },
  doctorate: {
    title: 'Inégalités territoriales d’accès aux soins cardiaques : une approche spatiale',
    domain: '12',
    year: 3,
    startDate: '2024-10-01',
    endDate: '2027-09-30',
  },
  about: 'Épidémiologiste de terrain : je fais parler des données rares.',
  strengths: said[language].skills
    .slice(0, count)
    .map((name, i) => ({ name, value: 5 - (i % 3), proof: i % 4 === 3 ? null : said[language].proof })),
  degrees: [{ title: 'Master de santé publique', place: 'Université Rive-Sud', year: '2022' }],
  posts: [{ title: 'Chargée d’études', place: 'Observatoire', startDate: '2022-11-02', endDate: '2024-08-31' }],
  publications: [{ title: 'Lire un risque', journal: 'Revue d’épidémiologie', year: 2025 }],
  jobs: [said[language].job],
  onlineCv: { address: 'https://thesee.example/public/cv/Camille-1', takesMessages: true },
});

const words = (length: number): string =>
  'Sociolinguistique variationniste '
    .repeat(20)
    .slice(0, length - 1)
    .concat('s');

/** Everything that can stand on the page, every text at its maximum length. */
export const longestShared = (language: Language, count = mostStrengths): SharedInput => ({
  ...fullShared(language),
  fullName: words(longest.person),
  campus: { name: words(longest.campus), logo: null },
  doctorate: { ...fullShared(language).doctorate, title: words(longest.thesis), domain: '24', year: 12 },
  about: words(longest.about),
  strengths: Array.from({ length: count }, (_, i) => ({
    name: `${i}${words(longest.skill - 1)}`,
    value: 5,
    proof: words(300),
  })),
  degrees: Array.from({ length: most.degrees }, (_, i) => ({
    title: `${i}${words(longest.entry - 1)}`,
    place: words(longest.place),
    year: '2024',
  })),
  posts: Array.from({ length: most.posts }, (_, i) => ({
    title: `${i}${words(longest.entry - 1)}`,
    place: words(longest.place),
    startDate: '2022-09-22',
    endDate: '2024-09-30',
  })),
  publications: Array.from({ length: most.publications }, (_, i) => ({
    title: `${i}${words(longest.entry - 1)}`,
    journal: words(longest.place),
    year: 2025,
  })),
  jobs: Array.from({ length: most.jobs }, () => words(longest.job)),
});

export const emptyShared = (language: Language): SharedInput => ({
  ...fullShared(language),
  campus: null,
  doctorate: { title: null, domain: null, year: null, startDate: null, endDate: null },
  about: null,
  strengths: [],
  degrees: [],
  posts: [],
  publications: [],
  jobs: [],
  onlineCv: null,
});
