import type { Page } from '@playwright/test';
import type { contracts } from '#shared/contracts/index.ts';
import type { Client } from '#web/lib/calls/client.ts';
import { apiOf, signIn } from './people.ts';

export const keeper = 'super@demo.test';

/** Stories close pages that show an entry before removing it, since those still read stale data. */
export const keepersApi = async (): Promise<Client<typeof contracts>['catalogue']> =>
  apiOf((await signIn(keeper)).session.token).catalogue;

export const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr');
