import { contracts } from '#shared/contracts/index.ts';
import { createClient } from './client.ts';
import { transport } from './transport.ts';

/** A build gives each screen only the groups of calls that it uses (`web/vite-api.ts`). */
export const api = createClient(contracts, transport);
