import { calls, serve } from '#functions/lib/http/serve.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { getPage, getPublic } from './read-public.ts';

const { getPublic: asData, getPage: asPage } = usercv;

export const handler = serve(calls({ getPublic: asData, getPage: asPage }, { getPublic, getPage }));
