import { documentKeyOf, keyOfPicture } from '#functions/data/files.ts';
import { listAuditEntriesAbout } from '#functions/data/kernel/audit-log.ts';
import { findMailsTo } from '#functions/data/mail/outbox-queue.ts';
import { listSessions } from '#functions/data/people/sessions.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import { basePath } from '#shared/contract.ts';
import { findAuditAct } from '#shared/domain/audit-acts.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { audit as en } from '#shared/i18n/en/audit.ts';
import { audit as fr } from '#shared/i18n/fr/audit.ts';
import type { Language } from '#shared/lists.ts';
import type { Shelf } from './documents.ts';
import { careerOf, orNull, profileOf } from './person.ts';
import { printPublicCv } from './print.ts';
import { assessmentsAndCv } from './ratings.ts';
import { type ArchiveFile, readme } from './readme.ts';
import { type Entry, readFile } from './store.ts';

const texts = { fr, en } as const;

const tracesOf = async (person: StoredUser, language: Language, now: Date) => {
  const [sessions, mails, entries] = await Promise.all([
    listSessions(person, now),
    findMailsTo(person),
    listAuditEntriesAbout(person, now),
  ]);
  return {
    sessions: sessions.map((session) => orNull(session, ['device', 'createdAt', 'lastSeenAt', 'expiresAt'])),
    mails: mails.map(({ kind, createdAt, parkedAt }) => ({ kind, createdAt, failedAt: parkedAt ?? null })),
    activity: entries.map(({ at, call, fields, actorId, details = {}, network }) => {
      const act = findAuditAct(call.replace(` ${basePath}/`, ' /'), fields);
      const isOwn = actorId === person.id;
      return {
        at,
        // Other users are not named, and their network is theirs.
        by: isOwn ? 'you' : 'other',
        act: texts[language].acts[act ?? 'unknown'],
        fields,
        ...orNull(details, ['name', 'from', 'to', 'count']),
        network: (isOwn && network) || null,
      };
    }),
  };
};

const photoPath = 'photo.webp';
const text = (path: string, content: string): Entry => ({ path, bytes: Buffer.from(content), isText: true });

const resourcesOf = ({ resources, paths }: Shelf) =>
  resources.map(({ id, label, description, type, createdAt, ...rest }) => ({
    label,
    description,
    type,
    ...orNull(rest, ['url', 'file', 'size', 'scan']),
    createdAt,
    path: paths.get(documentKeyOf(id)) ?? null,
  }));

type Given = { shelf: Shelf; hasMore: boolean; now: Date };

export async function* contentsOf(person: StoredUser, { shelf, hasMore, now }: Given): AsyncGenerator<Entry> {
  const { id, language, avatarUrl } = person;
  const photo = avatarUrl ? await readFile(keyOfPicture(avatarUrl)) : null;
  const pdf = await printPublicCv(id, language);
  const [university, career, rated, traces] = await Promise.all([
    person.universityId ? findUniversity(person.universityId) : null,
    careerOf(id),
    assessmentsAndCv(id, language, now),
    tracesOf(person, language, now),
  ]);
  const files: Record<ArchiveFile, unknown> = {
    profile: profileOf(person, university, photo && photoPath),
    ...career,
    ...rated,
    resources: resourcesOf(shelf),
    ...traces,
  };
  const holds = { photo: photo && photoPath, hasDocuments: shelf.paths.size > 0, hasCv: pdf !== null, hasMore };
  yield text('README.txt', readme(language, { now, timeZone: timeZoneOf(university) }, holds));
  for (const [name, content] of Object.entries(files))
    yield text(`${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
  if (photo) yield { path: photoPath, bytes: photo };
  if (pdf) yield { path: 'cv.pdf', bytes: pdf };
}
