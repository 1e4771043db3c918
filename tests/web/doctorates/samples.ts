import type { Doctorate } from '#shared/schemas/doctorate.ts';

export const unsaid: Doctorate = {
  startDate: null,
  estimatedEndDate: null,
  researchDomain: null,
  thesisTitle: null,
  companyName: null,
  doctoralSchool: null,
  researchOrganization: null,
  typeOfFinancing: null,
  coSupervision: null,
  complementaryActivities: null,
  aboutTheDoctorate: null,
  briefDescription: null,
  problematic: null,
  stateOfArt: null,
  hypothesis: null,
  hypothesisTesting: null,
  resultsAnalysis: null,
  conclusion: null,
  communication: null,
  revision: 8,
};
