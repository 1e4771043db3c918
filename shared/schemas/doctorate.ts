import * as z from 'zod/mini';
import { complementaryActivities, financingTypes } from '../lists.ts';
import { day, idsOf, line, researchDomain, shortText } from './fields.ts';
import { startsBeforeEnd } from './owned.ts';
import { changesTo, maybe, revision } from './record.ts';

/** About 100 words are suggested; the bound allows 400 long ones. */
const longText = maybe(z.string().check(z.trim(), z.maxLength(5000)));

const details = {
  startDate: maybe(day),
  estimatedEndDate: maybe(day),
  researchDomain: maybe(researchDomain),
  thesisTitle: maybe(line(500)),
  companyName: maybe(shortText),
  doctoralSchool: maybe(shortText),
  researchOrganization: maybe(shortText),
  typeOfFinancing: maybe(idsOf(financingTypes)),
  coSupervision: maybe(z.boolean()),
  complementaryActivities: maybe(idsOf(complementaryActivities)),
};

const presentation = {
  aboutTheDoctorate: longText,
  briefDescription: longText,
  problematic: longText,
  stateOfArt: longText,
  hypothesis: longText,
  hypothesisTesting: longText,
  resultsAnalysis: longText,
  conclusion: longText,
  communication: longText,
};

const appreciation = { appreciatedAspects: longText, unappreciatedAspects: longText };
const goals = { smartGoals: longText };

/** Hidden from administrators (D35). */
const confidential = {
  ...appreciation,
  ...goals,
  proProjectElements: longText,
  careerPlan: longText,
};

const texts = { ...presentation, ...confidential };
const shared = { ...details, ...presentation };
const order = startsBeforeEnd('startDate', 'estimatedEndDate');

export const detailsChanges = changesTo(details).check(order);
export const doctorateTexts = z.object(texts);
export const textsChanges = changesTo(texts);
export const doctorateChanges = changesTo({ ...shared, ...confidential }).check(order);
export const doctorate = z.object({ ...shared, ...confidential, ...revision });
/** The record as administrators see it. */
export const sharedDoctorate = z.object({ ...shared, ...revision });
/** The reply to any reader; confidential fields are absent for administrators. */
export const shownDoctorate = z.object({ ...shared, ...changesTo(confidential).shape, ...revision });
/** The record as the public CV shows it; appreciation and goals are absent unless their owner shows them (D24). */
export const publicDoctorate = z.object({ ...shared, ...changesTo({ ...appreciation, ...goals }).shape });
/** The fields of `sharedDoctorate`. */
export const sharedDoctorateFields = Object.keys(shared) as (keyof typeof shared)[];
export type Doctorate = z.output<typeof shownDoctorate>;
