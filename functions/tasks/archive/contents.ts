import { documentKeyOf, keyOfPicture } from '#functions/data/files.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import type { Shelf } from './documents.ts';
import { careerOf, profileOf } from './person.ts';
import { printPublicCv } from './print.ts';
import { assessmentsAndCv } from './ratings.ts';
import { type ArchiveFile, readme } from './readme.ts';
import { readFile } from './store.ts';
import { tracesOf } from './traces.ts';
import type { Entry } from './zip.ts';

const photoPath = 'photo.webp';
const text = (path: string, said: string): Entry => ({ path, bytes: Buffer.from(said), isText: true });

const resourcesOf = ({ resources, paths }: Shelf) =>
  resources.map(({ id, label, description, type, url, file, size, createdAt }) => ({
    label,
    description,
    type,
    url: url ?? null,
    file: file ?? null,
    size: size ?? null,
    createdAt,
    path: paths.get(documentKeyOf(id)) ?? null,
  }));

type Given = { shelf: Shelf; hasMore: boolean; now: Date };

/** Everything that is held of a person but their documents: the README, a file for each part, the photo and the public CV. */
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
