import type { ReportInput, ReportKind, ReportRow } from '#functions/exports/report/input.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { localized } from '#shared/domain/localized.ts';
import { isLikeable, type Language, ratingKinds } from '#shared/lists.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';

const { activities, skills, values, rncps, jobs } = starterCatalogue();
const entries = { activity: activities, skill: skills, value: values, rncp: rncps };

const prose = {
  fr: 'Élaborer une démarche rigoureuse à partir d’une question ouverte, confronter ses résultats à ceux des équipes internationales, expliquer ses choix à un public averti, puis réviser sa méthode lorsque les données ou les échéances l’exigent. Cela suppose de l’autonomie, le goût du travail collectif et une curiosité tenace, au laboratoire comme en entreprise.',
  en: 'Develop a rigorous approach to an open question, compare the results with those of international teams, explain every choice to an informed audience, and then revise the method whenever the available data or upcoming deadlines require it. This calls for independence, enjoyment of teamwork and persistent curiosity, in laboratories as well as in companies.',
} as const satisfies Record<Language, string>;

/** A sentence of `count` words, which are as long as a catalogue's. */
const wordsOf = (language: Language, count: number): string => {
  const words = prose[language].split(' ');
  return `${Array.from({ length: count }, (_, i) => words[i % words.length])
    .join(' ')
    .replace(/[,.;]$/, '')}.`;
};

/** Words per definition; the catalogue's have 15 to 35. */
const lengths = [24, 15, 31, 20, 35, 18, 27] as const;

const likedOnlyIf = (likeable: boolean, answer: Partial<ReportRow>): Partial<ReportRow> =>
  likeable ? answer : { ...answer, importantFlag: null };

const kindsWith = (language: Language, answer: (position: number) => Partial<ReportRow>): ReportKind[] => {
  let position = 0;
  return ratingKinds.map((kind) => ({
    kind,
    categories: [...Map.groupBy(entries[kind], ({ category }) => category)].map(([category, members]) => ({
      category,
      rows: members.map((entry, row) => ({
        name: localized(entry, language).name,
        description: wordsOf(language, lengths[row % lengths.length] ?? 0),
        value: null,
        importantFlag: null,
        answered: false,
        isRetired: false,
        ...likedOnlyIf(isLikeable(kind), answer(position++)),
      })),
    })),
  }));
};

const refused = {
  kind: 'refused',
  isFlat: false,
  categories: [
    { category: 1, rated: 3, total: 10 },
    { category: 2, rated: 0, total: 16 },
    { category: 3, rated: 1, total: 20 },
  ],
} as const;

const likings = [true, null, null, false, null] as const;
const fullAnswer = (position: number): Partial<ReportRow> => ({
  value: position % 11 === 10 ? null : position % 6,
  importantFlag: likings[position % 5],
  answered: true,
});

const levels = ['strength', 'strength', 'warning', 'weakness'] as const;

const reason: JobPart = {
  kind: 'skill',
  id: 's1',
  value: 5,
  importantFlag: null,
  importance: 4,
  usualImportance: 3,
  contribution: 0.4,
  words: [],
};

/** The report prints twelve. */
const jobsOf = (language: Language, words: number): ReportInput['jobs'] => ({
  kind: 'ranked',
  researchDomain: '24',
  rows: jobs.slice(0, 15).map((job, i) => ({
    rank: i + 1,
    name: localized(job, language).name,
    description: wordsOf(language, words),
    stars: i < 4 ? 3 : i < 8 ? 2 : 1,
    isPartial: i === 11,
    reasons: skills.slice(i, i + 3).map((skill) => ({ part: reason, name: localized(skill, language).name })),
    skills: levels.map((level, n) => ({
      name: localized(skills[3 * i + n] ?? job, language).name,
      value: [5, 4, 3, 1][n] ?? 0,
      importance: [4.2, 5, 3.94, 3.64][n] ?? 0,
      level,
    })),
  })),
});

const base = (language: Language) => ({
  language,
  title: 'Bilan de deuxième année',
  fullName: 'Camille Rousseau',
  university: 'Université Rive-Sud',
  date: '2026-11-21',
});

export const fullReport = (language: Language): ReportInput => ({
  ...base(language),
  kinds: kindsWith(language, fullAnswer),
  jobs: jobsOf(language, 40),
});

const byLength = (a: { name: string }, b: { name: string }): number => b.name.length - a.name.length;

/** Everything is rated, every text as long as the starter catalogue's longest. */
export const longestReport = (language: Language, rate = (_position: number): number => 5): ReportInput => {
  const { rows } = { rows: [], ...jobsOf(language, 55) };
  const longestSkills = skills.map((skill) => localized(skill, language)).sort(byLength);
  const longestJobs = jobs.map((job) => localized(job, language)).sort(byLength);
  return {
    ...base(language),
    kinds: kindsWith(language, (position) => ({
      ...fullAnswer(position),
      value: rate(position),
      description: wordsOf(language, 35),
    })),
    jobs: {
      kind: 'ranked',
      researchDomain: '24',
      rows: rows.map((job, i) => ({
        ...job,
        name: longestJobs[i]?.name ?? '',
        reasons: longestSkills.slice(0, 3).map(({ name }) => ({ part: reason, name })),
        skills: job.skills.map((skill, n) => ({ ...skill, name: longestSkills[n]?.name ?? '' })),
      })),
    },
  };
};

export const withRetired = (report: ReportInput, names?: readonly string[]): ReportInput => ({
  ...report,
  kinds: report.kinds.map((kind) => ({
    ...kind,
    categories: kind.categories.map((category) => ({
      ...category,
      rows: category.rows.map((row) => ({ ...row, isRetired: names?.includes(row.name) ?? true })),
    })),
  })),
});

/** Too few answers for jobs. */
export const halfReport = (language: Language): ReportInput => ({
  ...base(language),
  kinds: kindsWith(language, (position) => (position % 2 ? fullAnswer(position) : {})),
  jobs: refused,
});

export const emptyReport = (language: Language): ReportInput => ({
  ...base(language),
  title: 'Portfolio',
  kinds: kindsWith(language, () => ({})),
  jobs: { ...refused, categories: refused.categories.map((category) => ({ ...category, rated: 0 })) },
});

const names = [
  'Maximilien-Barthélemy Ångström-Żółkiewski',
  'Nguyễn Thị Phương de Saint-Exupéry Ñandú Çelik',
  'Παπαδόπουλος Достоевский محمد',
];

export const hostileReport = (language: Language, origin: string): ReportInput => {
  const attacks = [
    `<script>fetch("${origin}/script")</script>`,
    `<img src="${origin}/img" onerror="alert(1)">`,
    `</style><style>@import url(${origin}/css)</style>`,
    `"; } body { background: url(${origin}/folio) } /*`,
    'Très'.repeat(45),
  ];
  const full = fullReport(language);
  return {
    ...full,
    title: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ & “été” </style><b>là</b> œuf maïs où ça 🎓 Ζ Ж م',
    fullName: names.join(' '),
    kinds: kindsWith(language, (position) => ({
      ...fullAnswer(position),
      ...(position in attacks && { name: attacks[position], description: attacks.join(' ') }),
      ...(position === 40 && { name: names.join(' ') }),
    })),
    jobs:
      full.jobs.kind === 'refused'
        ? full.jobs
        : {
            ...full.jobs,
            rows: full.jobs.rows.map((job, i) => ({
              ...job,
              ...(i < attacks.length && { name: attacks[i], description: attacks.join(' ') }),
            })),
          },
  };
};
