/** In the order of the filter. */
export const auditKinds = [
  'decisions',
  'roles',
  'accounts',
  'mails',
  'formations',
  'university',
  'catalogue',
  'reads',
  'security',
  'operations',
] as const;
type AuditKind = (typeof auditKinds)[number];

/** Kind of the last id recorded with an act; acts without a subject have none. */
export const auditSubjects = ['person', 'university', 'formation', 'category', 'resource', 'entry'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

type Act = {
  readonly call: string;
  readonly kind: AuditKind;
  readonly subject?: AuditSubject;
  /**
   * The act applies only when this field was changed. List it before the call's other acts, as the first match wins.
   */
  readonly field?: string;
};

const security = <const C extends string>(call: C) => ({ call, kind: 'security' }) as const;
const operation = <const C extends string, S extends AuditSubject>(call: C, subject?: S) =>
  ({ call, kind: 'operations', subject }) as const;
const entry = <const C extends string>(call: C) => ({ call, kind: 'catalogue', subject: 'entry' }) as const;

/**
 * All audited acts (D68): a call, a security event of one's account, or an operator's command. Other changes to one's own data are not
 * audited. The texts are in the namespace `audit`.
 */
export const auditActs = {
  statusChanged: { call: 'PUT /users/{id}/status', kind: 'decisions', subject: 'person' },
  roleChanged: { call: 'PUT /users/{id}', kind: 'roles', subject: 'person', field: 'role' },
  recordChanged: { call: 'PUT /users/{id}', kind: 'accounts', subject: 'person' },
  pictureChanged: { call: 'PUT /users/{id}/upload-avatar', kind: 'accounts', subject: 'person' },
  accountCreated: { call: 'POST /users', kind: 'accounts', subject: 'person' },
  accountDeleted: { call: 'DELETE /users/{id}', kind: 'accounts', subject: 'person' },
  factorDropped: { call: 'DELETE /users/{id}/factor', kind: 'accounts', subject: 'person' },
  sessionsEndedOf: { call: 'DELETE /users/{id}/sessions', kind: 'accounts', subject: 'person' },
  membersExported: { call: 'POST /downloads/university/{universityId}', kind: 'reads', field: 'members' },
  auditExported: { call: 'POST /downloads/university/{universityId}', kind: 'reads', field: 'audit' },
  wholeAuditExported: { call: 'POST /downloads/audit', kind: 'reads' },
  accountMoved: { call: 'PUT /users/{id}/university', kind: 'accounts', subject: 'person' },
  peopleImported: { call: 'POST /users/university/{universityId}/import', kind: 'accounts' },
  candidateImported: { call: 'import user', kind: 'accounts', subject: 'person' },
  administratorImported: { call: 'import admin', kind: 'roles', subject: 'person' },
  invitationResent: { call: 'POST /users/{id}/resend-invitation', kind: 'mails', subject: 'person' },
  mailResent: { call: 'POST /users/{id}/resend-mail', kind: 'mails', subject: 'person' },
  assessmentReminded: { call: 'POST /users/university/{universityId}/reminders', kind: 'mails', field: 'noAssessment' },
  doctorateReminded: { call: 'POST /users/university/{universityId}/reminders', kind: 'mails', field: 'noDoctorate' },
  endingReminded: { call: 'POST /users/university/{universityId}/reminders', kind: 'mails', field: 'endsSoon' },
  reminderTakenBack: { call: 'DELETE /users/university/{universityId}/reminders/{cohort}', kind: 'mails' },
  formationCreated: { call: 'POST /formations', kind: 'formations', subject: 'formation' },
  formationChanged: { call: 'PUT /formations/{id}', kind: 'formations', subject: 'formation' },
  formationDeleted: { call: 'DELETE /formations/{id}', kind: 'formations', subject: 'formation' },
  formationsImported: { call: 'POST /formations/university/{universityId}/import', kind: 'formations' },
  skillAdded: { call: 'POST /formation-skills', kind: 'formations', subject: 'formation' },
  skillChanged: { call: 'PUT /formation-skills/{id}', kind: 'formations', subject: 'formation' },
  skillRemoved: { call: 'DELETE /formation-skills/{id}', kind: 'formations', subject: 'formation' },
  categoryCreated: { call: 'POST /formation-categories', kind: 'formations', subject: 'category' },
  categoryChanged: { call: 'PUT /formation-categories/{id}', kind: 'formations', subject: 'category' },
  categoryDeleted: { call: 'DELETE /formation-categories/{id}', kind: 'formations', subject: 'category' },
  universityCreated: { call: 'POST /universities', kind: 'university', subject: 'university' },
  universityChanged: { call: 'PUT /universities/{id}', kind: 'university', subject: 'university' },
  shareChanged: { call: 'PUT /universities/{id}/share', kind: 'university', subject: 'university' },
  logoChanged: { call: 'PUT /universities/{id}/upload-logo', kind: 'university', subject: 'university' },
  universityDeleted: { call: 'DELETE /universities/{id}', kind: 'university', subject: 'university' },
  resourceCreated: { call: 'POST /resources', kind: 'university', subject: 'resource' },
  resourceChanged: { call: 'PUT /resources/{id}', kind: 'university', subject: 'resource' },
  resourceDeleted: { call: 'DELETE /resources/{id}', kind: 'university', subject: 'resource' },
  documentRefused: { call: 'scan', kind: 'university', subject: 'resource' },
  catalogueSkillCreated: entry('POST /skills'),
  catalogueSkillChanged: entry('PUT /skills/{id}'),
  catalogueSkillDeleted: entry('DELETE /skills/{id}'),
  activityCreated: entry('POST /activities'),
  activityChanged: entry('PUT /activities/{id}'),
  activityDeleted: entry('DELETE /activities/{id}'),
  jobCreated: entry('POST /jobs'),
  jobChanged: entry('PUT /jobs/{id}'),
  jobDeleted: entry('DELETE /jobs/{id}'),
  caseCreated: entry('POST /cases'),
  caseChanged: entry('PUT /cases/{id}'),
  caseDeleted: entry('DELETE /cases/{id}'),
  jobSkillChanged: entry('PUT /job-skills/{id}'),
  jobActivityChanged: entry('PUT /job-activities/{id}'),
  activitySkillChanged: entry('PUT /activity-skills/{id}'),
  catalogueImported: { call: 'POST /catalogue/import', kind: 'catalogue' },
  newDevice: security('sign-in from a new device'),
  passwordChanged: security('password changed'),
  addressChanged: security('address changed'),
  sessionsEnded: security('sessions ended'),
  sessionStolen: security('session stolen'),
  factorOn: security('second factor on'),
  factorOff: security('second factor off'),
  codesRenewed: security('recovery codes renewed'),
  recoveryCodeUsed: security('recovery code used'),
  dataAsked: security('copy of data asked'),
  erasureAsked: security('erasure asked'),
  erasureTakenBack: security('erasure taken back'),
  accountErased: security('account erased'),
  universityOpened: operation('operator create-university', 'university'),
  administratorInvited: operation('operator invite-administrator', 'person'),
  superInvited: operation('operator create-super', 'person'),
  factorDroppedByOperator: operation('operator drop-factor', 'person'),
  keyRotated: operation('operator rotate-key'),
  mailsDrained: operation('operator drain-mails'),
  countsRepaired: operation('operator reindex'),
  directoryFilled: operation('operator fill-directory'),
  dataRestored: operation('operator restore'),
  personTraced: operation('operator trace', 'person'),
  universityRehoused: operation('operator move', 'university'),
  oldCopyErased: operation('operator moves', 'university'),
  oldCopyRead: operation('operator old-copy', 'person'),
} as const satisfies Record<string, Act>;
type AuditAct = keyof typeof auditActs;

export const importedAs = {
  user: auditActs.candidateImported.call,
  admin: auditActs.administratorImported.call,
} as const;

export type SecurityEvent = Extract<(typeof auditActs)[AuditAct], { kind: 'security' }>['call'];

export type Operation = Extract<(typeof auditActs)[AuditAct], { kind: 'operations' }>['call'];

const isAct = (name: string): name is AuditAct => name in auditActs;

/** Undefined for a call that no longer exists. */
export const findAuditAct = (call: string, fields: readonly string[]): AuditAct | undefined =>
  Object.keys(auditActs)
    .filter(isAct)
    .find((name) => {
      const act: Act = auditActs[name];
      return act.call === call && (act.field === undefined || fields.includes(act.field));
    });

export const auditAct = (name: AuditAct): Act => auditActs[name];
