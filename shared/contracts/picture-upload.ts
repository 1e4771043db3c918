import type * as z from 'zod/mini';
import type { Route, Subject } from '../contract.ts';
import type { Rule } from '../policy.ts';
import { pictureToSend, sentPicture, uploadForm } from '../schemas/upload.ts';

/**
 * One call returns a presigned form, the other processes the uploaded picture. Handlers are in
 * functions/files/pictures.ts.
 */
export const pictureUpload = <
  const P extends Route['path'],
  const S extends Subject,
  const A extends readonly [Rule, ...Rule[]],
  R extends z.ZodMiniType,
>(
  path: P,
  { subject, allow, returns, picture }: { subject: S; allow: A; returns: R; picture: string },
) => {
  const of = { [subject]: 'params.id' } as Record<S, 'params.id'>;
  return {
    form: {
      method: 'POST',
      path,
      summary: `Get a form, valid for five minutes, that uploads ${picture} of at most 5 242 880 bytes to the bucket`,
      allow,
      of,
      limits: ['uploads'],
      uses: 'uploads',
      body: pictureToSend,
      returns: uploadForm,
    } as const,
    upload: {
      method: 'PUT',
      path,
      summary: `Replace ${picture} by an upload’s key, or by the file itself up to 4 MB`,
      allow,
      of,
      limits: ['uploads'],
      uses: 'uploads',
      takesLong: true,
      multipart: true,
      body: sentPicture,
      returns,
    } as const,
  };
};
