import * as z from 'zod/mini';
import { complementaryActivities, financingTypes } from '../lists.ts';
import { day, idsOf, line, researchDomain, shortText } from './fields.ts';
import { inOrder } from './owned.ts';
import { changesTo, maybe, revision } from './record.ts';

/** About 100 words are suggested; four times that, in the longest words, is still kept. */
const longText = maybe(z.string().check(z.trim(), z.maxLength(5000)));

/** What the first tab asks, and the profile shows again. */
const details = {
  startDate: maybe(day),
  estimatedEndDate: maybe(day),
  researchDomain: maybe(researchDomain),
  thesisTitle: maybe(line(500)),
  /** A laboratory or a company. */
  companyName: maybe(shortText),
  /** One of the list of doctoral schools, as it stands there, or another one as typed. */
  doctoralSchool: maybe(shortText),
  researchOrganization: maybe(shortText),
  typeOfFinancing: maybe(idsOf(financingTypes)),
  coSupervision: maybe(z.boolean()),
  complementaryActivities: maybe(idsOf(complementaryActivities)),
};

/** How one speaks about it: the third tab. */
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

/** The candidate's alone: what they think of their doctorate, and where they want to go (D35). */
const confidential = {
  ...appreciation,
  ...goals,
  proProjectElements: longText,
  careerPlan: longText,
};

const texts = { ...presentation, ...confidential };
const shared = { ...details, ...presentation };
const order = inOrder('startDate', 'estimatedEndDate');

/** What the screen with the details changes. */
export const detailsChanges = changesTo(details).check(order);
/** All texts that one writes about it, null where nothing is said; and what the screens with some of them change. */
export const doctorateTexts = z.object(texts);
export const textsChanges = changesTo(texts);
export const doctorateChanges = changesTo({ ...shared, ...confidential }).check(order);
/** Somebody's doctorate as they see it themselves: whole, null where nothing is said. */
export const doctorate = z.object({ ...shared, ...confidential, ...revision });
/** As administrators see it. */
export const sharedDoctorate = z.object({ ...shared, ...revision });
/** As it is answered: what is the candidate's alone is absent for others. */
export const shownDoctorate = z.object({ ...shared, ...changesTo(confidential).shape, ...revision });
/** As it may stand on a public CV: appreciation and goals are absent unless they are shown, too (D24). */
export const publicDoctorate = z.object({ ...shared, ...changesTo({ ...appreciation, ...goals }).shape });
export type Doctorate = z.output<typeof shownDoctorate>;
