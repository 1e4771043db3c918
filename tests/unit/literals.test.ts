import { expect, test } from 'vitest';
import { en } from '#shared/i18n/en/index.ts';
import { refusals as english } from '#shared/i18n/en/refusals.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { refusals as french } from '#shared/i18n/fr/refusals.ts';
import { enumerations } from '#tests/literals/lists.ts';
import { messages } from '#tests/literals/messages.ts';

/** The text at a path such as `ratings:category.value`. */
const textAt = (texts: object, key: string): unknown =>
  key.split(/[.:]/).reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);

test.each(Object.entries(enumerations))('%s is the specification’s, in its order, in both languages', (key, words) => {
  for (const [index, texts] of [en, fr].entries()) {
    expect(Object.entries(textAt(texts, key) as object)).toEqual(
      Object.entries(words).map(([id, pair]) => [id, pair[index]]),
    );
  }
});

const placeOf = {
  emailEmpty: 'auth:forgot.empty',
  resetMailSent: 'auth:forgot.sent',
  passwordsDiffer: 'errors:fields.passwords_differ',
  passwordUpdated: 'passwords:reset.done',
  noAssessments: 'portfolios:empty',
  assessmentCreated: 'portfolios:created',
  assessmentDeleted: 'portfolios:remove.done',
  portfolioExported: 'portfolios:exported',
  titleUpdated: 'portfolios:detail.titleSaved',
  jobsHint: 'jobs:chooseHint',
  profileUpdated: 'profile:updated',
  informationsUpdated: 'common:informationsUpdated',
  imageUploaded: 'profile:avatar.done',
  imageFailed: 'pictures:failed',
  imageFormat: 'common:image.format',
  imageTooLarge: 'common:image.tooLarge',
  imageNone: 'common:image.none',
  experienceAdded: 'experiences:added',
  experienceUpdated: 'experiences:updated',
  experienceDeleted: 'experiences:remove.done',
  publicationAdded: 'publications:added',
  publicationUpdated: 'publications:updated',
  publicationDeleted: 'publications:remove.done',
  diplomaAdded: 'diplomas:added',
  diplomaUpdated: 'diplomas:updated',
  diplomaDeleted: 'diplomas:remove.done',
  doctorateUpdated: 'doctorates:updated',
  cvUpdated: 'usercv:saved',
  linkCopied: 'usercv:link.copied',
  cvSkillAdded: 'usercv:skills.added',
  cvSkillDeleted: 'usercv:skills.removed',
  cvValueAdded: 'usercv:values.added',
  cvValueDeleted: 'usercv:values.removed',
  cvActivityAdded: 'usercv:activities.added',
  cvActivityDeleted: 'usercv:activities.removed',
  documentAdded: 'resources:document.added',
  documentUpdated: 'resources:document.updated',
  documentDeleted: 'resources:document.remove.done',
  linkAdded: 'resources:link.added',
  linkUpdated: 'resources:link.updated',
  linkDeleted: 'resources:link.remove.done',
  logoUploaded: 'universities:logo.done',
  universityUpdated: 'universities:updated',
  statusUpdated: 'users:statusUpdated',
  userCreated: 'users:add.done',
  userMailSent: 'users:mailSent',
  userDeleted: 'users:remove.done',
  userEdited: 'user:edited',
  universityCreated: 'universityList:add.done',
  universityDeleted: 'universityList:remove.done',
  jobCreated: 'catalogues:jobs.added',
  jobDeleted: 'catalogues:jobs.remove.done',
  jobUpdated: 'catalogues:jobs.saved',
  jobSkillUpdated: 'catalogues:strengths.jobSkillsSaved',
  jobActivityUpdated: 'catalogues:strengths.jobActivitiesSaved',
  activityCreated: 'catalogues:activities.added',
  activityUpdated: 'catalogues:activities.saved',
  activitySkillUpdated: 'catalogues:strengths.activitySkillsSaved',
  skillCreated: 'catalogues:skills.added',
  skillUpdated: 'catalogues:skills.saved',
  unexpected: 'common:unexpected.title',
} as const satisfies Record<Exclude<keyof typeof messages, 'jobsError'>, string>;

test.each(Object.entries(placeOf))('%s is said in the specification’s words', (name, key) => {
  expect({ en: textAt(en, key), fr: textAt(fr, key) }).toEqual(messages[name as keyof typeof messages]);
});

test('the message of a refused generation of jobs is the specification’s sentence', () => {
  const said = [english, french].map((refusals) => refusals.incomplete_evaluation);
  expect(said).toEqual([`${messages.jobsError.en}.`, `${messages.jobsError.fr}.`]);
});
