const of = (name: string) => `tests/functions/${name}.test.ts`;
const profile = 'tests/unit/schemas/profile.test.ts';

/** Sections 3, 6 and 7 of the specification: entities, who manages them, calls. */
export const sentenceMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Profile and lists
  [
    'functions/users/update.ts',
    'withoutEmpty(Socials ?? [])',
    'withoutEmpty((Socials ?? []).slice(0, 1))',
    of('users-record'),
  ],
  [
    'shared/schemas/user-record.ts',
    'gender: maybe(z.enum(genders))',
    "gender: maybe(z.enum(['MALE', 'FEMALE']))",
    profile,
  ],
  ['shared/socials.ts', 'known.hosts.test(url.host)', 'true', of('users-record')],
  [
    'functions/users/update.ts',
    'return toRecord(await changeMember(person, changedFields(body, person), context));',
    'await changeMember(person, changedFields(body, person), context);\n  return toRecord(person);',
    of('users-record'),
  ],
  ['shared/schemas/diploma.ts', '    endDate: maybe(day),\n', '', profile],
  ['shared/schemas/publication.ts', 'z.gte(1900)', 'z.gte(1800)', profile],
  [
    'functions/lib/list-calls.ts',
    'dateOf(b).localeCompare(dateOf(a))',
    'dateOf(a).localeCompare(dateOf(b))',
    of('experiences'),
  ],
  ['functions/data/kernel/record-writers.ts', "    if (!removed) throw new AppError('not_found');", '', of('diplomas')],

  // The PhD record
  ['shared/schemas/doctorate.ts', '  hypothesisTesting: longText,\n', '', profile],
  ['functions/profile/index.ts', 'z.parse(doctorate, await', 'z.parse(sharedDoctorate, await', of('doctorates')],
  [
    'functions/profile/index.ts',
    'actor.id === params.userId ? doctorate : sharedDoctorate',
    'doctorate',
    of('doctorates'),
  ],

  // The CV and its public page
  ['shared/schemas/usercv.ts', 'addedStars = z._default(stars, 0)', 'addedStars = z._default(stars, 1)', profile],
  ['shared/domain/changed-cv.ts', '{ ...before, ...said }', 'said', of('usercv')],
  ['functions/data/cv/cvs.ts', 'if (!isThere && !isOffered)', 'if (!isOffered)', of('usercv')],
  ['functions/data/cv/cvs.ts', 'if (!cv || !Object.hasOwn(cv[list], entryId))', 'if (!cv)', of('usercv')],
  ['functions/data/cv/cv-rows.ts', "userCvValues: rows('values')", "userCvValues: rows('skills')", of('public-cv')],
  ['shared/contracts/usercv.ts', "(D24)',\n    allow: ['public'],", "(D24)',\n    allow: ['member'],", of('public-cv')],

  // Members
  [
    'functions/auth/users.ts',
    'const mails = [invitationChange(user.id, context)];',
    'const mails: never[] = [];',
    of('users-create'),
  ],
  [
    'functions/data/people/members.ts',
    '      .item({ id: person.id, status })',
    '      .item({ id: person.id, status: person.status })',
    of('users-decisions'),
  ],
  ['functions/auth/passwords.ts', 'confirmPassword !== password', 'false', of('auth-passwords')],
  [
    'functions/data/people/accounts.ts',
    '  Credentials.build(DeleteTransaction).key({ userId }),\n',
    '',
    of('user-deletion'),
  ],
  ['functions/tasks/user-deletion.ts', '  await removeDocumentsOf(subject);\n', '', of('user-deletion')],
  ['functions/universities/index.ts', 'seesAllFields(actor, row.id) ?', 'true ?', of('users')],

  // Universities
  [
    'functions/files/pictures.ts',
    "context, { fields: ['logoUrl'] }",
    "{ now: context.now }, { fields: ['logoUrl'] }",
    of('pictures'),
  ],
  [
    'functions/universities/deletion.ts',
    "  if (target === undefined && (await listSomeMembers(params.id)).length > 0) throw new AppError('has_members');\n",
    '',
    of('university-deletion'),
  ],
  ['functions/data/people/move-member.ts', "role === 'super' ? 'super' : 'user'", 'role', of('university-deletion')],
  ['functions/tasks/university-deletion.ts', '  await removeDocumentsOf(subject);\n', '', of('university-deletion')],

  // Files and resources
  ['functions/files/pictures.ts', "shape: 'square'", "shape: 'whole'", of('pictures')],
  [
    'functions/files/resources.ts',
    'const record = { label, description, isForUniversity, createdAt',
    'const record = { label, description, isForUniversity: false, createdAt',
    of('resources'),
  ],
  ['functions/files/resources.ts', "plainName(file?.name ?? '')", 'file?.name', of('resources')],
  ['functions/files/resources.ts', "type === 'LINK' ? { url, ...given } : given", '{ url, ...given }', of('resources')],
  ['functions/files/resources.ts', '  await removeDocument(id);\n', '', of('resources')],

  // Courses
  [
    'shared/schemas/formation.ts',
    'value: z._default(halfSteps, 0)',
    'value: z._default(halfSteps, 1)',
    'tests/unit/schemas/campus.test.ts',
  ],
  ['functions/formations/courses.ts', 'Object.hasOwn(strengths, skillId)', 'true', of('formations-skills')],
  ['functions/formations/courses.ts', 'count: rows.length', 'count: all.length', of('formations')],
  [
    'functions/formations/courses.ts',
    'FormationCategoryId: category?.id ?? null',
    'FormationCategoryId: formation.FormationCategoryId ?? null',
    of('formations'),
  ],
  [
    'functions/data/universities/formations.ts',
    '[isThere, hasSkill(place.skillId, true)]',
    '[isThere]',
    of('formations-skills'),
  ],

  // The catalogue
  [
    'functions/catalogue/strengths.ts',
    'strengthsOf(row, towards)[entry.id] ?? 0',
    'strengthsOf(row, towards)[entry.id] ?? 1',
    of('catalogue-strengths'),
  ],
  [
    'functions/catalogue/strengths.ts',
    'value > 0 ? { ...others, [id]: value } : others',
    'others',
    of('catalogue-strengths'),
  ],
  [
    'functions/catalogue/strengths.ts',
    "'activities' in row ? row.activities",
    "'activities' in row ? row.skills",
    of('catalogue-strengths'),
  ],
  ['functions/catalogue/entries.ts', 'rowOf({ active: true }', 'rowOf({ active: false }', of('catalogue-entries')],
  ['functions/catalogue/entries.ts', '{ active: false, retired: true }', '{ active: false }', of('catalogue-entries')],
];
