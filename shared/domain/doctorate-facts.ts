import type { Language } from '../lists.ts';
import type { PublicCv } from '../schemas/usercv.ts';
import { longDay } from './long-date.ts';

type Doctorate = NonNullable<PublicCv['doctorate']>;

export const doctorateTextNames = {
  presentation: [
    'aboutTheDoctorate',
    'briefDescription',
    'problematic',
    'stateOfArt',
    'hypothesis',
    'hypothesisTesting',
    'resultsAnalysis',
    'conclusion',
    'communication',
  ],
  appreciation: ['appreciatedAspects', 'unappreciatedAspects'],
  smart: ['smartGoals'],
} as const satisfies Record<string, readonly (keyof Doctorate)[]>;
export type DoctorateTextName = (typeof doctorateTextNames)[keyof typeof doctorateTextNames][number];

/** `formal` facts matter to universities more than to employers. */
export const doctorateFactNames = {
  main: [
    'thesisTitle',
    'companyName',
    'researchOrganization',
    'startDate',
    'estimatedEndDate',
    'complementaryActivities',
  ],
  formal: ['researchDomain', 'doctoralSchool', 'typeOfFinancing', 'coSupervision'],
} as const satisfies Record<string, readonly (keyof Doctorate)[]>;
export type DoctorateFactName = (typeof doctorateFactNames)[keyof typeof doctorateFactNames][number];
const factNames: readonly DoctorateFactName[] = [...doctorateFactNames.main, ...doctorateFactNames.formal];

const lists = {
  researchDomain: 'researchDomain',
  typeOfFinancing: 'financingType',
  complementaryActivities: 'complementaryActivity',
} as const;
export type FactList = (typeof lists)[keyof typeof lists];

type Words = {
  language: Language;
  /** `ids` are comma-separated. */
  labels: (list: FactList, ids: string) => string;
  yesOrNo: (word: 'yes' | 'no') => string;
};

export const hasDoctorateFacts = (doctorate: Doctorate, names = factNames): boolean =>
  names.some((name) => doctorate[name] !== null);

const inWords = (name: DoctorateFactName, value: string | boolean, { language, labels, yesOrNo }: Words): string => {
  if (typeof value === 'boolean') return yesOrNo(value ? 'yes' : 'no');
  if (name === 'startDate' || name === 'estimatedEndDate') return longDay(value, language);
  return name in lists ? labels(lists[name as keyof typeof lists], value) : value;
};

/** Only filled-in facts, in the order of `names`, by default the one of the CV. */
export const doctorateFacts = (
  doctorate: Doctorate,
  words: Words,
  names = factNames,
): { name: DoctorateFactName; text: string }[] =>
  names.flatMap((name) => {
    const value = doctorate[name];
    return value === null || value === '' ? [] : { name, text: inWords(name, value, words) };
  });
