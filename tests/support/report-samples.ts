import type { ReportInput, ReportKind, ReportRow } from '#functions/exports/report/input.ts';
import type { Language, RatingKind } from '#shared/lists.ts';

/** Rows per category, as many as the starter catalogue has. */
const sizes: Record<RatingKind, readonly number[]> = {
  activity: [17, 17],
  skill: [10, 16, 20],
  value: [5, 4, 3, 3, 4, 5],
  rncp: [6, 5, 5, 3, 5, 5],
};

const nameOf = (kind: RatingKind, category: number, row: number): string =>
  kind === 'rncp'
    ? `Élever sa démarche à l’échelle internationale ${category}.${row}`
    : `Œuvrer à la tâche façonnée ${kind} ${category}.${row}`;

const kindsWith = (answer: (position: number) => Partial<ReportRow>): ReportKind[] => {
  let position = 0;
  const kinds: RatingKind[] = ['activity', 'skill', 'value', 'rncp'];
  return kinds.map((kind) => ({
    kind,
    categories: sizes[kind].map((size, i) => ({
      category: i + 1,
      rows: Array.from({ length: size }, (_, row) => ({
        name: nameOf(kind, i + 1, row + 1),
        value: null,
        importantFlag: null,
        answered: false,
        ...answer(position++),
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

/** Fifteen suggested jobs; the report prints twelve. */
const jobs: ReportInput['jobs'] = {
  kind: 'ranked',
  rows: Array.from({ length: 15 }, (_, i) => ({
    rank: i + 1,
    name: `Ingénieure ou ingénieur de recherche n° ${i + 1}`,
    stars: i < 4 ? 3 : i < 8 ? 2 : 1,
    skills: [
      { name: 'Rédaction', value: 5, level: 'strength' },
      { name: 'Analyse critique', value: 4, level: 'strength' },
      { name: 'Gestion de projet', value: 3, level: 'warning' },
      { name: 'Aisance en public', value: 1, level: 'weakness' },
      { name: 'Négociation', value: null, level: 'unrated' },
    ],
  })),
};

const base = (language: Language) => ({
  language,
  title: 'Bilan de deuxième année',
  fullName: 'Camille Rousseau',
  date: '2026-11-21',
});

/** A finished assessment with suggested jobs. */
export const fullReport = (language: Language): ReportInput => ({
  ...base(language),
  kinds: kindsWith(fullAnswer),
  jobs,
});

/** Every second row answered, too little for jobs. */
export const halfReport = (language: Language): ReportInput => ({
  ...base(language),
  kinds: kindsWith((position) => (position % 2 ? fullAnswer(position) : {})),
  jobs: refused,
});

/** Nothing answered. */
export const emptyReport = (language: Language): ReportInput => ({
  ...base(language),
  title: 'Portfolio',
  kinds: kindsWith(() => ({})),
  jobs: refused,
});

/** Texts that try to leave the page: markup, style, an endless word, and addresses of `origin`. */
export const hostileReport = (language: Language, origin: string): ReportInput => {
  const attacks = [
    `<script>fetch("${origin}/script")</script>`,
    `<img src="${origin}/img" onerror="alert(1)">`,
    `</style><style>@import url(${origin}/css)</style>`,
    `"; } body { background: url(${origin}/folio) } /*`,
    'Très'.repeat(45),
  ];
  return {
    ...base(language),
    title: 'L’été où Noël & “Œuvre” </style><b>gras</b> fin de la ligne',
    fullName: 'Maximilien-Barthélemy Ångström-Żółkiewski Nguyễn Thị Phương de Saint-Exupéry Ñandú Çelik Παπαδόπουλος',
    kinds: kindsWith((position) => ({ ...fullAnswer(position), name: attacks[position] ?? `Ligne ${position}` })),
    jobs: { ...refused, isFlat: true },
  };
};
