import { expect, test } from 'vitest';
import { renderElement, tableOf } from '#tests/support/rendered.tsx';
import { AuditDays } from '#web/features/audit/audit-days.tsx';

const said: [act: string, fr: string, en: string][] = [
  ['statusChanged', 'a changé le statut', 'changed the status'],
  ['roleChanged', 'a changé le rôle', 'changed the role'],
  ['recordChanged', 'a modifié la fiche', 'edited the record'],
  ['pictureChanged', 'a changé la photo', 'changed the picture'],
  ['accountCreated', 'a créé le compte', 'created the account'],
  ['accountDeleted', 'a supprimé le compte', 'deleted the account'],
  ['accountMoved', 'a placé dans une autre université', 'moved into another university'],
  ['peopleImported', 'a importé une liste de membres', 'imported a list of members'],
  ['candidateImported', 'a importé le compte, avec le rôle Doctorat', 'imported the account, with the role Candidate'],
  [
    'administratorImported',
    'a importé le compte, avec le rôle Administration',
    'imported the account, with the role Administrator',
  ],
  ['invitationResent', 'a renvoyé l’invitation', 'sent the invitation again'],
  ['mailResent', 'a fait renvoyer les messages non remis', 'had undelivered mails sent again'],
  ['formationCreated', 'a ajouté la formation', 'added the course'],
  ['formationChanged', 'a modifié la formation', 'edited the course'],
  ['formationDeleted', 'a supprimé une formation', 'deleted a course'],
  ['formationsImported', 'a importé une liste de formations', 'imported a list of courses'],
  ['skillAdded', 'a associé une compétence à la formation', 'added a skill to the course'],
  [
    'skillChanged',
    'a changé la force d’une compétence de la formation',
    'changed the strength of a skill of the course',
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
  ['catalogueSkillCreated', 'a ajouté la compétence au catalogue', 'added the skill to the catalogue'],
  ['catalogueSkillChanged', 'a modifié la compétence du catalogue', 'edited the skill of the catalogue'],
  ['catalogueSkillDeleted', 'a retiré la compétence du catalogue', 'removed the skill from the catalogue'],
  ['activityCreated', 'a ajouté l’activité au catalogue', 'added the activity to the catalogue'],
  ['activityChanged', 'a modifié l’activité du catalogue', 'edited the activity of the catalogue'],
  ['activityDeleted', 'a retiré l’activité du catalogue', 'removed the activity from the catalogue'],
  ['jobCreated', 'a ajouté le métier au catalogue', 'added the job to the catalogue'],
  ['jobChanged', 'a modifié le métier du catalogue', 'edited the job of the catalogue'],
  ['jobDeleted', 'a retiré le métier du catalogue', 'removed the job from the catalogue'],
  ['jobSkillChanged', 'a changé la force d’une compétence du métier', 'changed the strength of a skill of the job'],
  [
    'jobActivityChanged',
    'a changé la force d’une activité du métier',
    'changed the strength of an activity of the job',
  ],
  [
    'activitySkillChanged',
    'a changé la force d’une compétence de l’activité',
    'changed the strength of a skill of the activity',
  ],
  ['catalogueImported', 'a importé un catalogue', 'imported a catalogue'],
  ['newDevice', 'a ouvert une session sur un nouvel appareil', 'signed in on a new device'],
  ['passwordChanged', 'a changé de mot de passe', 'changed their password'],
  ['addressChanged', 'a changé d’adresse e-mail', 'changed their e-mail address'],
  ['sessionsEnded', 'a fermé des sessions', 'ended sessions'],
  [
    'sessionStolen',
    'a vu sa session fermée\u00a0: elle avait été copiée',
    'had their session ended: it had been copied',
  ],
  ['erasureAsked', 'a demandé l’effacement de son compte', 'asked for their account to be erased'],
  ['erasureTakenBack', 'a annulé l’effacement de son compte', 'took back the erasure of their account'],
  ['accountErased', 'n’a plus de compte\u00a0: il est effacé', 'has no account any more: it was erased'],
  ['universityOpened', 'a ouvert l’université', 'opened the university'],
  ['administratorInvited', 'a invité à administrer', 'invited to administer'],
  ['superInvited', 'a invité à la super-administration', 'invited as super administrator'],
  ['keyRotated', 'a renouvelé la clé des sessions', 'renewed the key of sessions'],
  ['mailsDrained', 'a fait renvoyer tous les messages non remis', 'had all undelivered mails sent again'],
  ['countsRepaired', 'a recompté les membres et les formations', 'counted members and courses anew'],
  ['dataRestored', 'a restauré une sauvegarde', 'restored a back-up'],
];

test.each(['fr', 'en'] as const)(
  'every kind of act has its sentence, one of the past its own, in %s',
  async (language) => {
    const acts = [
      ...said,
      [null, 'a fait un acte qui n’existe plus', 'did something that does not exist any more'],
    ] as const;
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
    expect(rows.map(([, , what]) => what?.replace(/^Hugo Besson/, ''))).toEqual(
      acts.map(([, fr, en]) => (language === 'fr' ? fr : en)),
    );
  },
);
