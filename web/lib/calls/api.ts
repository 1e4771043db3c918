import { contracts } from '#shared/contracts/index.ts';
import { createClient } from './client.ts';
import { transport } from './transport.ts';

/** The API: every call of the contracts, as the signed-in person. In a build, each screen gets the groups that it calls (`web/vite-api.ts`). */
export const api = createClient(contracts, transport);
