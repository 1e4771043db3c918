import type { Page } from '@playwright/test';
import type { contracts } from '#shared/contracts/index.ts';
import type { Client } from '#web/lib/calls/client.ts';
import { apiOf, signIn } from './people.ts';

/** Who keeps the shared catalogue in stories. */
export const keeper = 'super@demo.test';

/** The calls about the catalogue, as its keeper. Pages that show an entry are closed before it is removed: they still read what a change made old. */
export const keepersApi = async (): Promise<Client<typeof contracts>['catalogue']> =>
  apiOf((await signIn(keeper)).session.token).catalogue;

/** The rows of the page's table. */
export const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr');
