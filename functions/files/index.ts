import type { Context as LambdaContext } from 'aws-lambda';
import { withdrawCv } from '#functions/data/cv/withdraw-cv.ts';
import { archiveKey } from '#functions/data/files.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { findArchiveName, readArchive } from '#functions/data/people/archives.ts';
import { renameAvatar } from '#functions/data/people/rename-avatar.ts';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { resources } from '#shared/contracts/resources.ts';
import { universities } from '#shared/contracts/universities.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { users } from '#shared/contracts/users.ts';
import { downloadLink } from './download-link.ts';
import { hearScan, type ScanEvent } from './heard-scans.ts';
import { avatarForm, logoForm, uploadAvatar, uploadLogo } from './pictures.ts';
import { create, documentForm, file, listOfUniversity, listOfUser, remove, update } from './resources.ts';

const avatars = { avatarForm: users.avatarForm, uploadAvatar: users.uploadAvatar };
const logos = { logoForm: universities.logoForm, uploadLogo: universities.uploadLogo };
const cvs = { withdraw: usercv.withdraw };
const archives = { getArchive: auth.getArchive, archiveFile: auth.archiveFile };

const answer = serve(
  calls(avatars, { avatarForm, uploadAvatar }),
  calls(logos, { logoForm, uploadLogo }),
  calls(archives, {
    getArchive: (_, { actor, now }) => readArchive(actor.id, now),
    archiveFile: async ({ params: { id } }, { actor, now }) => {
      const part = Number(id);
      const name = requireFound(await findArchiveName(actor.id, part, now));
      return downloadLink(archiveKey(actor.id, name, part), `thesee-${part}.zip`);
    },
  }),
  calls(cvs, {
    // The picture's public URL must stop working, too.
    withdraw: async ({ params: { id } }, context) => {
      await withdrawCv(id, context);
      await renameAvatar(id, context);
    },
  }),
  calls(resources, { listOfUser, listOfUniversity, documentForm, create, update, remove, file }),
);

export function handler(event: HttpEvent, context: LambdaContext): Promise<HttpResult>;
export function handler(event: ScanEvent, context: LambdaContext): Promise<undefined>;
export function handler(event: HttpEvent | ScanEvent, context: LambdaContext) {
  return 'routeKey' in event ? answer(event, context) : hearScan(event, context);
}
