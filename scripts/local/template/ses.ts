import * as z from 'zod/mini';
import { localAccount } from './names.ts';
import type { FindResources } from './resources.ts';

/** The identities that the stack has verified: domains and addresses. */
export type Identities = { arnPrefix: string; names: string[] };

const identity = z.object({ EmailIdentity: z.string() });

export const findIdentities = (find: FindResources, region: string): Identities => ({
  arnPrefix: `arn:aws:ses:${region}:${localAccount}:identity/`,
  names: find('AWS::SES::EmailIdentity', identity).map(({ properties }) => properties.EmailIdentity.toLowerCase()),
});
