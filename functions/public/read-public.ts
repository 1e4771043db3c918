import { findPublicCv } from '#functions/data/find-public-cv.ts';
import { found } from '#functions/data/found.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { usercv } from '#shared/contracts/usercv.ts';

type Calls = Handlers<typeof usercv>;

export const getPublic: Calls['getPublic'] = async ({ params }, { now }) => found(await findPublicCv(params.id, now));
