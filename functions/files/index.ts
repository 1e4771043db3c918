import { calls, serve } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { resources } from '#shared/contracts/resources.ts';
import { universities } from '#shared/contracts/universities.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { users } from '#shared/contracts/users.ts';
import { archiveFile, getArchive } from './archive.ts';
import { avatarForm, logoForm, uploadAvatar, uploadLogo } from './pictures.ts';
import { create, documentForm, file, listOfUniversity, listOfUser, remove, update } from './resources.ts';
import { withdraw } from './withdraw-cv.ts';

const avatars = { avatarForm: users.avatarForm, uploadAvatar: users.uploadAvatar };
const logos = { logoForm: universities.logoForm, uploadLogo: universities.uploadLogo };

// A CV that is withdrawn takes its picture's address along.
const cvs = { withdraw: usercv.withdraw };

const archives = { getArchive: auth.getArchive, archiveFile: auth.archiveFile };

export const handler = serve(
  calls(avatars, { avatarForm, uploadAvatar }),
  calls(logos, { logoForm, uploadLogo }),
  calls(archives, { getArchive, archiveFile }),
  calls(cvs, { withdraw }),
  calls(resources, { listOfUser, listOfUniversity, documentForm, create, update, remove, file }),
);
