import * as z from 'zod/mini';
import { type SuppressedReason, suppressedReasons } from '#scripts/platform/mail/suppression-list.ts';
import { localAccount } from './names.ts';
import type { FindResources } from './resources.ts';

/** The identities that the stack has verified: domains and addresses. */
export type Identities = { arnPrefix: string; names: string[] };

const identity = z.object({ EmailIdentity: z.string() });

export const findIdentities = (find: FindResources, region: string): Identities => ({
  arnPrefix: `arn:aws:ses:${region}:${localAccount}:identity/`,
  names: find('AWS::SES::EmailIdentity', identity).map(({ properties }) => properties.EmailIdentity.toLowerCase()),
});

/**
 * How a mail is sent that names a configuration set: which events of it the account's bus is told, and for which reasons an
 * address on SES's list gets none.
 */
export type MailConfiguration = {
  name: string;
  arn: string;
  events: readonly string[];
  suppressed: readonly SuppressedReason[];
};

const configuration = z.strictObject({
  SuppressionOptions: z.optional(z.strictObject({ SuppressedReasons: z.array(z.enum(suppressedReasons)) })),
  Tags: z.optional(z.unknown()),
});
const destination = z.strictObject({
  ConfigurationSetName: z.string(),
  EventDestination: z.strictObject({
    Enabled: z._default(z.boolean(), false),
    EventBridgeDestination: z.strictObject({ EventBusArn: z.string() }),
    MatchingEventTypes: z.array(z.enum(['bounce', 'complaint', 'reject'])),
  }),
});

/** The configuration sets of the stack. Throws, naming it, on what tells of mails in another way than by the account's own bus. */
export const findMailConfigurations = (find: FindResources, region: string): MailConfiguration[] => {
  const destinations = find('AWS::SES::ConfigurationSetEventDestination', destination);
  for (const { id, stack, properties } of destinations) {
    const { EventBusArn } = properties.EventDestination.EventBridgeDestination;
    // https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_EventBridgeDestination.html
    if (!EventBusArn.endsWith(':event-bus/default')) {
      throw new Error(`${stack.name}/${id} cannot be deployed: ${EventBusArn} is not the account’s default bus`);
    }
  }
  return find('AWS::SES::ConfigurationSet', configuration).map(({ name, properties }) => ({
    name,
    arn: `arn:aws:ses:${region}:${localAccount}:configuration-set/${name}`,
    // The account's own settings, unless said: both, since 2019.
    suppressed: properties.SuppressionOptions?.SuppressedReasons ?? suppressedReasons,
    events: destinations
      .map(({ properties }) => properties)
      .filter(({ ConfigurationSetName, EventDestination }) => ConfigurationSetName === name && EventDestination.Enabled)
      .flatMap(({ EventDestination }) => EventDestination.MatchingEventTypes),
  }));
};
