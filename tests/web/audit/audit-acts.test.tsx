import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { renderElement, tableOf } from '#tests/support/rendered.tsx';
import { AuditDays } from '#web/features/audit/audit-days.tsx';

const said: [act: string, fr: string, en: string][] = [
  ['statusChanged', 'a changé le statut', 'changed the status'],
  ['roleChanged', 'a changé le rôle', 'changed the role'],
  ['recordChanged', 'a modifié la fiche', 'edited the record'],
  ['pictureChanged', 'a changé la photo', 'changed the picture'],
  ['accountCreated', 'a créé le compte', 'created the account'],
  ['accountDeleted', 'a supprimé le compte', 'deleted the account'],
  ['accountMoved', 'a placé dans une autre université', 'moved to another university'],
  ['peopleImported', 'a importé une liste de membres', 'imported a list of members'],
  ['candidateImported', 'a importé le compte, avec le rôle Doctorat', 'imported the account, with the role Candidate'],
  [
    'administratorImported',
    'a importé le compte, avec le rôle Administration',
    'imported the account, with the role Administrator',
  ],
  ['invitationResent', 'a renvoyé l’invitation', 'sent the invitation again'],
  ['mailResent', 'a fait renvoyer les messages non remis', 'had undelivered emails sent again'],
  ['factorDropped', 'a retiré la seconde étape de connexion', 'turned off the second step of login'],
  ['sessionsEndedOf', 'a fermé toutes les sessions', 'ended all sessions'],
  ['membersExported', 'a téléchargé une liste de membres', 'downloaded a list of members'],
  ['auditExported', 'a téléchargé le journal', 'downloaded the log'],
  ['wholeAuditExported', 'a téléchargé le journal de toutes les universités', 'downloaded the log of all universities'],
  ['formationCreated', 'a ajouté la formation', 'added the course'],
  ['formationChanged', 'a modifié la formation', 'edited the course'],
  ['formationDeleted', 'a supprimé une formation', 'deleted a course'],
  ['formationsImported', 'a importé une liste de formations', 'imported a list of courses'],
  ['skillAdded', 'a associé une compétence à la formation', 'added a skill to the course'],
  [
    'skillChanged',
    'a changé la force d’une compétence de la formation',
    'changed the strength of a skill in the course',
  ],
  ['skillRemoved', 'a retiré une compétence de la formation', 'removed a skill from the course'],
  ['categoryCreated', 'a ajouté la catégorie', 'added the category'],
  ['categoryChanged', 'a renommé la catégorie', 'renamed the category'],
  ['categoryDeleted', 'a supprimé une catégorie', 'deleted a category'],
  ['universityCreated', 'a créé l’université', 'created the university'],
  ['universityChanged', 'a modifié la fiche de l’université', 'edited the university’s record'],
  ['shareChanged', 'a changé la part de l’université', 'changed the university’s share'],
  ['logoChanged', 'a changé le logo de l’université', 'changed the university’s logo'],
  ['universityDeleted', 'a supprimé une université', 'deleted a university'],
  ['resourceCreated', 'a partagé la ressource', 'shared the resource'],
  ['resourceChanged', 'a modifié la ressource', 'edited the resource'],
  ['resourceDeleted', 'a supprimé une ressource', 'deleted a resource'],
  ['catalogueSkillCreated', 'a ajouté la compétence au catalogue', 'added the skill to the catalog'],
  ['catalogueSkillChanged', 'a modifié la compétence du catalogue', 'edited the skill in the catalog'],
  ['catalogueSkillDeleted', 'a retiré la compétence du catalogue', 'removed the skill from the catalog'],
  ['activityCreated', 'a ajouté l’activité au catalogue', 'added the activity to the catalog'],
  ['activityChanged', 'a modifié l’activité du catalogue', 'edited the activity in the catalog'],
  ['activityDeleted', 'a retiré l’activité du catalogue', 'removed the activity from the catalog'],
  ['jobCreated', 'a ajouté le métier au catalogue', 'added the job to the catalog'],
  ['jobChanged', 'a modifié le métier du catalogue', 'edited the job in the catalog'],
  ['jobDeleted', 'a retiré le métier du catalogue', 'removed the job from the catalog'],
  ['jobSkillChanged', 'a changé la force d’une compétence du métier', 'changed the strength of a skill in the job'],
  [
    'jobActivityChanged',
    'a changé la force d’une activité du métier',
    'changed the strength of an activity in the job',
  ],
  [
    'activitySkillChanged',
    'a changé la force d’une compétence de l’activité',
    'changed the strength of a skill in the activity',
  ],
  ['catalogueImported', 'a importé un catalogue', 'imported a catalog'],
  ['newDevice', 'a ouvert une session sur un nouvel appareil', 'logged in on a new device'],
  ['passwordChanged', 'a changé de mot de passe', 'changed their password'],
  ['addressChanged', 'a changé d’adresse e-mail', 'changed their email address'],
  ['sessionsEnded', 'a fermé des sessions', 'ended sessions'],
  [
    'sessionStolen',
    'a vu sa session fermée\u00a0: elle avait été copiée',
    'had their session ended: it had been copied',
  ],
  ['factorOn', 'a ajouté une seconde étape à sa connexion', 'added a second step to their login'],
  ['factorOff', 'a retiré la seconde étape de sa connexion', 'turned off the second step of their login'],
  ['codesRenewed', 'a renouvelé ses codes de secours', 'renewed their recovery codes'],
  ['recoveryCodeUsed', 's’est servi d’un code de secours', 'used a recovery code'],
  ['dataAsked', 'a demandé une copie de ses données', 'asked for a copy of their data'],
  ['erasureAsked', 'a demandé l’effacement de son compte', 'asked for their account to be erased'],
  ['erasureTakenBack', 'a annulé l’effacement de son compte', 'canceled the erasure of their account'],
  ['accountErased', 'n’a plus de compte\u00a0: il est effacé', 'no longer has an account: it was erased'],
  ['universityOpened', 'a ouvert l’université', 'opened the university'],
  ['administratorInvited', 'a invité à administrer', 'invited as administrator'],
  ['superInvited', 'a invité à la super-administration', 'invited as super administrator'],
  ['factorDroppedByOperator', 'a retiré la seconde étape après une perte', 'turned off the second step after a loss'],
  ['keyRotated', 'a renouvelé la clé des sessions', 'rotated the session key'],
  ['mailsDrained', 'a fait renvoyer tous les messages non remis', 'had all undelivered emails sent again'],
  ['universityRehoused', 'a déplacé vers un autre serveur l’université', 'moved the university to another server'],
  [
    'oldCopyErased',
    'a effacé ce qu’un déplacement avait laissé de l’université',
    'erased what a move had left of the university',
  ],
  ['oldCopyRead', 'a lu ce qu’un déplacement avait laissé de', 'read what a move had left of'],
  ['countsRepaired', 'a recompté les membres et les formations', 'recounted members and courses'],
  ['dataRestored', 'a restauré une sauvegarde', 'restored a backup'],
  ['directoryFilled', 'a mis à jour le répertoire des comptes', 'brought the directory of accounts up to date'],
  ['personTraced', 'a cherché dans les journaux ce qu’a fait', 'searched the logs for the actions of'],
];

test.each(['fr', 'en'] as const)(
  'every kind of act has its sentence, one of the past its own, in %s',
  async (language) => {
    const acts = [...said, [null, 'a fait un acte qui n’existe plus', 'took an action that no longer exists']] as const;
    const entries = acts.map(([act], i) => ({
      id: `2026-05-01T10:00:00.000Z#${i}`,
      at: '2026-05-01T10:00:00.000Z',
      act,
      who: { id: 'upv_hugo', name: 'Hugo Besson' },
      what: null,
      fields: [],
      University: null,
    }));
    const { page } = await renderElement(<AuditDays entries={entries} isOfAll={false} />, { language });
    const [, ...rows] = tableOf(page);
    expect(rows.map(([, , what]) => what?.replace(/^.*Hugo Besson /, ''))).toEqual(
      acts.map(([, fr, en]) => (language === 'fr' ? fr : en)),
    );
  },
);

const course = { kind: 'formation', id: 'f', name: 'Écrire' } as const;
/** Entries and the text of their details; older entries have no details. */
const more: [act: string, details: AuditEntry['details'], fields: string[], fr: string, en: string][] = [
  [
    'statusChanged',
    { from: 'PENDING', to: 'ACCEPTED' },
    ['status'],
    'de « En attente » à « Accès ouvert »',
    'from “Pending” to “Accepted”',
  ],
  ['statusChanged', {}, ['status'], '', ''],
  ['statusChanged', undefined, ['status'], '', ''],
  [
    'roleChanged',
    { from: 'user', to: 'admin' },
    ['lastName', 'role'],
    'de « Doctorat » à « Administration », nom',
    'from “Candidate” to “Administrator”, last name',
  ],
  ['accountCreated', { to: 'admin' }, [], 'avec le rôle Administration', 'with the role Administrator'],
  [
    'accountMoved',
    { from: 'Rive-Sud', to: 'Delta' },
    ['universityId'],
    'de « Rive-Sud » à « Delta »',
    'from “Rive-Sud” to “Delta”',
  ],
  ['peopleImported', { count: 1 }, [], '1 personne', '1 person'],
  ['peopleImported', { count: 1250 }, [], '1 250 personnes', '1,250 people'],
  ['formationsImported', { count: 12 }, [], '12 formations', '12 courses'],
  ['catalogueImported', { count: 3 }, ['skills'], '3 entrées changées', '3 entries changed'],
  ['mailsDrained', { count: 0 }, [], 'aucun message', 'no email'],
  ['shareChanged', { from: '1', to: '2' }, ['share'], 'de 1 à 2', 'from 1 to 2'],
  [
    'categoryChanged',
    { from: '2025', to: 'user' },
    ['name'],
    'de « 2025 » à « user », nom',
    'from “2025” to “user”, name',
  ],
  ['skillAdded', { to: '2', part: 'Écoute' }, ['value'], 'Écoute : 2', 'Écoute: 2'],
  ['skillChanged', { from: '2', to: '3.5', part: 'Écoute' }, ['value'], 'Écoute : de 2 à 3,5', 'Écoute: from 2 to 3.5'],
  ['skillRemoved', { from: '3.5', part: 'Écoute' }, ['value'], 'Écoute : 3,5', 'Écoute: 3.5'],
  ['skillRemoved', { part: 'Écoute' }, ['value'], 'Écoute', 'Écoute'],
  [
    'jobSkillChanged',
    { from: '0', to: '3.44', part: 'Écoute' },
    ['skills'],
    'Écoute : de 0 à 3,44',
    'Écoute: from 0 to 3.44',
  ],
  ['sessionsEnded', { to: 'one' }, [], 'sur un appareil', 'on one device'],
  ['sessionsEnded', { to: 'others' }, [], 'sur tous ses autres appareils', 'on all their other devices'],
  ['sessionsEnded', { to: 'all' }, [], 'sur tous ses appareils', 'on all their devices'],
  ['sessionsEnded', {}, [], '', ''],
  ['accountErased', { to: 'asked' }, [], 'à sa demande', 'at their request'],
  ['accountErased', { to: 'absence' }, [], 'après une longue absence', 'after a long absence'],
  [
    'jobChanged',
    { from: 'shown', to: 'hidden' },
    ['name', 'active'],
    'affichage : de « visible » à « non visible », nom',
    'visibility: from “shown” to “hidden”, name',
  ],
  ['jobChanged', {}, ['active'], 'affichage', 'visibility'],
  [
    'activityChanged',
    { from: 'shown', to: 'hidden' },
    ['active'],
    'affichage\u00a0: de «\u202fvisible\u202f» à «\u202fnon visible\u202f»',
    'visibility: from “shown” to “hidden”',
  ],
  [
    'catalogueSkillChanged',
    { from: 'hidden', to: 'shown' },
    ['active'],
    'affichage : de « non visible » à « visible »',
    'visibility: from “hidden” to “shown”',
  ],
  ['universityDeleted', { to: 'Delta' }, [], 'membres placés dans « Delta »', 'members moved to “Delta”'],
  ['universityDeleted', {}, [], '', ''],
];

test.each(['fr', 'en'] as const)('an act says from what to what, how many, of which part, in %s', async (language) => {
  const at = '2026-05-01T10:00:00.000Z';
  const entries = more.map(([act, details, fields], i) => ({
    ...{ id: `${at}#${i}`, at, act, who: { id: 'upv_hugo', name: 'Hugo Besson' }, what: course, University: null },
    ...{ details, fields },
  }));
  const { page } = await renderElement(<AuditDays entries={entries} isOfAll={false} />, { language });
  const rows = [...page.querySelectorAll('tbody td:nth-child(3) .cell-lines')];
  const told = rows.map((row) => row.querySelector(':scope > .muted:not(.only-narrow)')?.textContent ?? '');
  expect(told).toEqual(more.map(([, , , fr, en]) => (language === 'fr' ? fr : en)));
});
