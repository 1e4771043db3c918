import { calls, serve } from '#functions/lib/serve.ts';
import { resources } from '#shared/contracts/resources.ts';
import { universities } from '#shared/contracts/universities.ts';
import { users } from '#shared/contracts/users.ts';
import { avatarForm, logoForm, uploadAvatar, uploadLogo } from './pictures.ts';
import { create, documentForm, file, listOfUniversity, listOfUser, remove, update } from './resources.ts';

const avatars = { avatarForm: users.avatarForm, uploadAvatar: users.uploadAvatar };
const logos = { logoForm: universities.logoForm, uploadLogo: universities.uploadLogo };

export const handler = serve(
  calls(avatars, { avatarForm, uploadAvatar }),
  calls(logos, { logoForm, uploadLogo }),
  calls(resources, { listOfUser, listOfUniversity, documentForm, create, update, remove, file }),
);
