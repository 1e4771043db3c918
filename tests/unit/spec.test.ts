import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { categoryCounts, genders, languages, roles, statuses } from '#shared/lists.ts';
import { calledActivity, calledSkill, job } from '#shared/schemas/catalogue.ts';
import { catalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { diploma } from '#shared/schemas/diploma.ts';
import { doctorate } from '#shared/schemas/doctorate.ts';
import { experience } from '#shared/schemas/experience.ts';
import { formationCategory, formationSkill, shownFormation } from '#shared/schemas/formation.ts';
import {
  calculatedJob,
  importantSkill,
  ratedActivity,
  ratedRncp,
  ratedSkill,
  ratedValue,
} from '#shared/schemas/portfolio.ts';
import { portfolio } from '#shared/schemas/portfolio-record.ts';
import { publication } from '#shared/schemas/publication.ts';
import { resource } from '#shared/schemas/resource.ts';
import { university } from '#shared/schemas/university.ts';
import { user } from '#shared/schemas/user.ts';
import { userRecord } from '#shared/schemas/user-record.ts';
import { profileItems, userCv, userCvActivity, userCvSkill, userCvValue } from '#shared/schemas/usercv.ts';

/** The specification's last sentence in each section: no number before it may be missing. */
const lastSentences = [4, 26, 82, 47, 34, 23, 7, 88, 50, 30];

/** The product's areas; every sentence names the test that covers it. */
const areas =
  'intro accounts assessments jobs report users landing layout phd profile career cv help legal catalogue courses resources university members super'.split(
    ' ',
  );

const root = resolve(import.meta.dirname, '../..');
const [head, ...lines] = readFileSync(resolve(root, 'tests/spec.tsv'), 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [id = '', sentence = '', decision = '', area = '', named = ''] = line.split('\t');
  return { id, sentence, decision, area, named };
});
/** S2.18c is the third part of the sentence S2.18. */
const sentenceOf = (id: string): string => id.replace(/[a-z]$/, '');

test('every sentence of the specification is there, in order, and its parts are lettered without a gap', () => {
  expect(head).toBe('id\tsentence\tdecision\tarea\ttest');
  const all = lastSentences.flatMap((last, section) => Array.from({ length: last }, (_, i) => `S${section}.${i + 1}`));
  expect([...new Set(rows.map(({ id }) => sentenceOf(id)))]).toEqual(all);
  for (const [sentence, parts] of Map.groupBy(rows, ({ id }) => sentenceOf(id))) {
    const ids = parts.length === 1 ? [sentence] : parts.map((_, i) => `${sentence}${String.fromCharCode(97 + i)}`);
    expect(parts.map(({ id }) => id)).toEqual(ids);
  }
});

test('every row has its words, a known area and decisions by number', () => {
  const wrong = rows.filter(
    ({ sentence, decision, area }) => !sentence || !areas.includes(area) || !/^(D\d+( D\d+)*)?$/.test(decision),
  );
  expect(wrong).toEqual([]);
});

test('every row names the test that fails without it', () => {
  expect(rows.filter(({ named }) => !named).map(({ id }) => id)).toEqual([]);
});

test('every test that is named exists, in its own words', () => {
  const sources = new Map<string, string>();
  const isThere = (name: string): boolean => {
    const [path = '', title] = name.split(' > ');
    if (!title || !existsSync(resolve(root, path))) return false;
    const source = sources.get(path) ?? readFileSync(resolve(root, path), 'utf8');
    sources.set(path, source);
    return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
  };
  const named = rows.filter(({ named }) => named && named !== '— fact').flatMap(({ named }) => named.split(' ; '));
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

/** The calls of section 7, with the reply fields that the specification names. */
const calls: [string, string?][] = [
  ['POST /auth/login', 'token user'],
  ['POST /auth/register', 'token user'],
  ['POST /auth/reset-password'],
  ['POST /auth/update-password'],
  ['GET /users/{id}', 'id Socials'],
  ['PUT /users/{id}', 'id Socials'],
  ['PUT /users/{id}/upload-avatar', 'id avatarUrl'],
  ['PUT /users/{id}/status'],
  ['GET /users/university/{universityId}', 'rows'],
  ['POST /users'],
  ['DELETE /users/{id}'],
  ['GET /usercv/user/{id}', 'user userCv'],
  ['PUT /usercv/user/{id}', 'about showExperiences'],
  ['GET /usercv/user/{id}/public', 'userCv doctorate user userCvActivities userCvSkills userCvValues'],
  ['GET /usercv-skills/user/{id}'],
  ['POST /usercv-skills'],
  ['DELETE /usercv-skills/{id}'],
  ['GET /usercv-values/user/{id}'],
  ['POST /usercv-values'],
  ['DELETE /usercv-values/{id}'],
  ['GET /usercv-activities/user/{id}'],
  ['POST /usercv-activities'],
  ['DELETE /usercv-activities/{id}'],
  ['POST /publications'],
  ['PUT /publications/{id}'],
  ['DELETE /publications/{id}'],
  ['POST /experiences'],
  ['PUT /experiences/{id}'],
  ['DELETE /experiences/{id}'],
  ['POST /diplomas'],
  ['PUT /diplomas/{id}'],
  ['DELETE /diplomas/{id}'],
  ['POST /portfolios'],
  ['GET /portfolios/user/{userId}', 'portfolios'],
  ['GET /portfolios/{id}', 'portfolio'],
  ['PUT /portfolios/{id}'],
  ['DELETE /portfolios/{id}'],
  ['GET /portfolios/{id}/generate-pdf'],
  ['GET /portfolios/{id}/generate-jobs', 'calculatedJobs'],
  ['GET /portfolio-skills/portfolio/{portfolioId}'],
  ['PUT /portfolio-skills/{id}'],
  ['GET /portfolio-values/portfolio/{portfolioId}'],
  ['PUT /portfolio-values/{id}'],
  ['GET /portfolio-rncps/portfolio/{portfolioId}'],
  ['PUT /portfolio-rncps/{id}'],
  ['GET /portfolio-activities/portfolio/{portfolioId}'],
  ['PUT /portfolio-activities/{id}'],
  ['GET /doctorates/user/{userId}', 'thesisTitle'],
  ['PUT /doctorates/user/{userId}', 'proProjectElements careerPlan'],
  ['GET /resources/university/{universityId}'],
  ['GET /resources/user/{userId}'],
  ['POST /resources'],
  ['PUT /resources/{id}'],
  ['DELETE /resources/{id}'],
  ['GET /universities', 'rows'],
  ['GET /universities/{id}'],
  ['POST /universities'],
  ['PUT /universities/{id}'],
  ['PUT /universities/{id}/upload-logo', 'logoUrl'],
  ['DELETE /universities/{id}'],
  ['GET /formations', 'count rows'],
  ['GET /formations/{id}'],
  ['POST /formations'],
  ['PUT /formations/{id}'],
  ['DELETE /formations/{id}'],
  ['GET /formation-categories'],
  ['POST /formation-categories'],
  ['PUT /formation-categories/{id}'],
  ['DELETE /formation-categories/{id}'],
  ['GET /formation-skills'],
  ['POST /formation-skills'],
  ['PUT /formation-skills/{id}'],
  ['DELETE /formation-skills/{id}'],
  ['GET /skills', 'skills'],
  ['GET /values', 'values'],
  ['GET /activities', 'activities'],
  ['GET /jobs', 'jobs'],
  ['POST /jobs'],
  ['POST /activities'],
  ['POST /skills'],
  ['GET /jobs/{id}', 'id name nameFR description descriptionFR active'],
  ['PUT /jobs/{id}'],
  ['DELETE /jobs/{id}'],
  ['GET /activities/{id}', 'id name nameFR description descriptionFR category'],
  ['PUT /activities/{id}'],
  ['DELETE /activities/{id}'],
  ['GET /skills/{id}', 'id name nameFR description descriptionFR category'],
  ['PUT /skills/{id}'],
  ['DELETE /skills/{id}'],
  ['GET /job-skills', 'jobSkills'],
  ['PUT /job-skills/{id}', 'id value Skill'],
  ['GET /job-activities', 'JobActivities'],
  ['PUT /job-activities/{id}', 'id value Activity'],
  ['GET /activity-skills', 'activitySkills'],
  ['PUT /activity-skills/{id}', 'id value Skill'],
];

const routes = Object.values(contracts).flatMap((contract): Route[] => Object.values<Route>(contract));
/** The fields of a reply; of several forms (D70) the first, which is the specification's. */
const fieldsOf = (schema: z.ZodMiniType | undefined): string[] => {
  if (schema instanceof z.ZodMiniUnion) return fieldsOf(schema.def.options[0] as z.ZodMiniType);
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
};

test.each(calls)('%s is a call of the contracts', (call, wrapped = '') => {
  expect(basePath).toBe('/api/v0');
  const route = routes.find(({ method, path }) => `${method} ${path}` === call);
  expect(route).toBeDefined();
  expect(fieldsOf(route?.returns)).toEqual(expect.arrayContaining(wrapped.split(' ').filter(Boolean)));
});

const named = 'id name nameFR category';
const described = `${named} description descriptionFR`;
const item = 'id city startDate endDate userId isPublic';
const doctorateFields =
  'startDate estimatedEndDate researchDomain thesisTitle companyName doctoralSchool researchOrganization typeOfFinancing coSupervision complementaryActivities aboutTheDoctorate appreciatedAspects unappreciatedAspects briefDescription problematic stateOfArt hypothesis hypothesisTesting resultsAnalysis conclusion communication smartGoals proProjectElements careerPlan';
const records: [string, z.ZodMiniType, string][] = [
  ['a user', user, 'id firstName lastName email role status UniversityId avatarUrl'],
  ['a person read whole', userRecord, 'birthDate gender interests otherDiplomasObtained Socials'],
  ['what a profile lists', profileItems, 'Diplomas Experiences Publications'],
  ['a diploma', diploma.record, `${item} name university`],
  ['an experience', experience.record, `${item} title company`],
  ['a publication', publication.record, 'id title description authors journalName date url userId isPublic'],
  ['a CV', userCv, 'about showExperiences showDiplomas showPublications showSkills showDoctorate'],
  ['a skill of a CV', userCvSkill, 'id value proof Skill'],
  ['a value of a CV', userCvValue, 'id value Value'],
  ['an activity of a CV', userCvActivity, 'id value Activity'],
  ['a doctorate', doctorate, doctorateFields],
  ['a university', university, 'id name city country address logoUrl createdAt'],
  ['a portfolio', portfolio, 'id title createdAt'],
  ['a portfolio skill', ratedSkill, 'id value importantFlag Skill'],
  ['a portfolio activity', ratedActivity, 'id value importantFlag Activity'],
  ['a portfolio value', ratedValue, 'id value Value'],
  ['a portfolio RNCP', ratedRncp, 'id value Rncp'],
  ['a calculated job', calculatedJob, 'rank Job mostImportantSkills'],
  ['an important skill', importantSkill, 'SkillId'],
  ['a skill, an activity or a value', catalogueEntry, described],
  ['a job', job, 'id name nameFR description descriptionFR active'],
  ['a skill that a job or an activity calls for', calledSkill, 'id value Skill'],
  ['an activity that a job calls for', calledActivity, 'id value Activity'],
  ['a course', shownFormation, 'id title description url FormationCategoryId FormationCategory universityId'],
  ['a category of courses', formationCategory.record, 'id name'],
  ['a skill of a course', formationSkill, 'id SkillId Skill value'],
  ['a resource', resource, 'id label description type url file isForUniversity'],
  ['a new password', contracts.auth.updatePassword.body, 'email password confirmPassword universityName userId token'],
];

test.each(records)('%s has the fields of the specification', (_, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('roles, statuses, genders, languages and the counts of categories are those of the specification', () => {
  expect(roles.toSorted()).toEqual(['admin', 'super', 'user']);
  expect(statuses.toSorted()).toEqual(['ACCEPTED', 'PENDING', 'REJECTED']);
  expect(genders.toSorted()).toEqual(['FEMALE', 'MALE', 'OTHER']);
  expect(languages).toEqual(['fr', 'en']);
  expect(categoryCounts).toEqual({ activity: 2, skill: 3, value: 6, rncp: 6 });
});
