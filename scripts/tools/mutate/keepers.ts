const rendered = (name: string): string => `tests/web/${name}.test.tsx`;
const [decisions, imports, homes] = [
  rendered('users/decisions'),
  rendered('imports/list-import'),
  rendered('admin/home'),
];
const courses = rendered('formations/formation');
const keeping = (name: string): string => rendered(`catalogue/${name}`);
const notice = 'tests/functions/requests-notice.test.ts';

/** Administrators' and super administrators' screens. */
export const keeperMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Users of a university
  ['web/features/users/undo.tsx', 'const doublePressMs = 700;', 'const doublePressMs = -1;', decisions],
  [
    'web/features/users/user-order.ts',
    'JSON.stringify([sort, shown, isOpened, users !== undefined])',
    'JSON.stringify([sort, shown, users])',
    decisions,
  ],
  ['web/features/users/decision-queue.ts', "status === decision.before ? 'undone' : 'done'", "'done'", decisions],
  [
    'web/features/users/user-table.tsx',
    'setQuestion({ rejecting: picked.users })',
    "decideMany(picked.users, 'REJECTED')",
    decisions,
  ],
  [
    'web/features/users/add-user.tsx',
    '    confirm: (person) => new Promise<boolean>((isRight) => setAsked({ person, isRight })),\n',
    '',
    rendered('users/add-user'),
  ],
  ['web/features/users/row-actions.tsx', "{variant === 'super' && (", "{variant === 'admin' && (", decisions],
  ['web/features/users/export-users.tsx', '    user.email,\n', '    user.id,\n', rendered('users/export-users')],
  ['web/screens/admin/home.tsx', "figure: 'unconfirmedUsers'", "figure: 'failedMails'", homes],
  ['functions/tasks/requests-notice.ts', "if (asked === told) return 'done';", '', notice],
  ['functions/tasks/requests-notice.ts', 'pendingUsers === 0 || ', '', notice],
  [
    'functions/data/tasks/requests-notice.ts',
    "dueAt: $get('dueAt', dueAt),\n    GSI1PK: openTasks,\n    GSI1SK: $get('GSI1SK', GSI1SK),",
    'dueAt,\n    GSI1PK: openTasks,\n    GSI1SK,',
    notice,
  ],

  // Imported lists
  ['web/features/imports/use-chosen-list.ts', 'await send(list, true);', 'await send(list, false);', imports],
  ['web/features/imports/create-step.tsx', 'isLocked={made === undefined}', 'isLocked={false}', imports],
  [
    'functions/imports/formations.ts',
    "refuseErrors(notes.told(), 'formations', language);",
    '',
    'tests/functions/imports-courses.test.ts',
  ],
  [
    'functions/imports/formations.ts',
    'if (body.isDryRun) return',
    'if (rows.length === 0) return',
    'tests/functions/imports-courses.test.ts',
  ],
  ['shared/domain/csv.ts', 'quoted(guardFormula(cell))', 'quoted(cell)', 'tests/unit/csv.test.ts'],

  // University and courses
  [
    'web/features/universities/university-details.tsx',
    '    revision: university.revision,\n',
    '',
    rendered('two-devices/two-devices'),
  ],
  [
    'web/features/formations/add-skill.tsx',
    '.filter(({ id }) => !skills.some(({ SkillId }) => SkillId === id))',
    '',
    courses,
  ],
  ['web/features/formations/strength.tsx', 'step={0.5}', 'step={1}', courses],

  // Universities
  [
    'web/features/universities/remove-university.tsx',
    'isReady={values.typed === name && hasTarget}',
    "isReady={values.typed !== '' && hasTarget}",
    rendered('universities/remove-university'),
  ],
  [
    'web/features/universities/university-list.tsx',
    'Number(!a.city) - Number(!b.city) || ',
    '',
    rendered('universities/university-list'),
  ],
  [
    'web/features/users/move-dialog.tsx',
    "{role === 'admin' && <li>",
    "{role === 'user' && <li>",
    rendered('users/move-member'),
  ],
  ['web/screens/super/home.tsx', "task('pending', data.pendingUsers)", "task('pending', data.failedTasks)", homes],

  // Audit
  ['web/features/audit/audit-filters.tsx', 'startOf(until, 1)', 'startOf(until)', rendered('audit/audit')],
  ['web/features/audit/use-audit.ts', 'after = page.next;', 'after = undefined;', rendered('audit/export-audit')],
  ['functions/audit/search.ts', 'kind === undefined || act.kind === kind', 'true', 'tests/functions/audit.test.ts'],
  [
    'functions/data/kernel/audit-log.ts',
    'from && moment(from) > oldest ? moment(from) : oldest',
    "moment(from ?? '2000-01-01')",
    'tests/functions/audit.test.ts',
  ],

  // Catalogue
  ['web/features/catalogue/entry-list.tsx', 'textOf: nameOf,', 'textOf: ({ name }) => name,', keeping('entry-lists')],
  ['web/features/catalogue/use-job-form.ts', '    revision: job.revision,\n', '', keeping('entry-forms')],
  ['web/features/catalogue/use-job-form.ts', '    spansTabs: true,\n', '', keeping('entry-forms')],
  ['web/features/catalogue/import-catalogue.tsx', 'isDryRun: true', 'isDryRun: false', keeping('import-catalogue')],
  [
    'web/features/catalogue/strength-table.tsx',
    'if (value === undefined || value === row.value) return null;',
    'if (value !== row.value) return null;',
    keeping('strengths'),
  ],
  [
    'web/features/catalogue/strength-cell.tsx',
    "if (key === 'Escape' && isChanged) strengths.takeBack(row);",
    '',
    keeping('strengths'),
  ],
  [
    'functions/data/catalogue/import.ts',
    "if (basedOn !== undefined && basedOn !== (current?.version ?? null)) throw new AppError('conflict');",
    '',
    'tests/functions/catalogue-editions.test.ts',
  ],
];
