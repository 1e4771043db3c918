import { contracts } from '#shared/contracts/index.ts';
import { createClient } from './client.ts';
import { transport } from './transport.ts';

/** A build gives each screen only the groups that it calls (`web/vite-api.ts`). */
export const api = createClient(contracts, transport);
