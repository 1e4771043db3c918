import { archiveKey } from '#functions/data/files.ts';
import { found } from '#functions/data/kernel/found.ts';
import { findArchiveName, readArchive } from '#functions/data/people/archives.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { linkTo } from './link-to.ts';

type Calls = Handlers<typeof auth>;

export const getArchive: Calls['getArchive'] = (_, { actor, now }) => readArchive(actor.id, now);

export const archiveFile: Calls['archiveFile'] = async ({ params: { id } }, { actor, now }) => {
  const part = Number(id);
  const name = found(await findArchiveName(actor.id, part, now));
  return linkTo(archiveKey(actor.id, name, part), `thesee-${part}.zip`);
};
