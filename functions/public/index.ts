import { calls, serve } from '#functions/lib/serve.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { getPublic } from './read-public.ts';

const { getPublic: route } = usercv;

export const handler = serve(calls({ getPublic: route }, { getPublic }));
