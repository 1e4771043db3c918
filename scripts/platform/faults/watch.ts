import type { Access } from '#scripts/platform/iam/access.ts';
import type { Faults } from './fault.ts';
import type { Ledger } from './ledger.ts';

/** What every stand-in of a service shares: who may call it, what goes wrong with it, what was asked of it. */
export type Watch = { access: Access; faults: Faults; ledger: Ledger };
