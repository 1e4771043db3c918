import * as z from 'zod/mini';
import { suppressedReasons } from '#scripts/platform/mail/suppression-list.ts';
import { localAccount } from './names.ts';
import type { FindResources } from './resources.ts';

export type Identities = { arnPrefix: string; names: string[] };

const identity = z.object({ EmailIdentity: z.string() });

export const findIdentities = (find: FindResources, region: string): Identities => ({
  arnPrefix: `arn:aws:ses:${region}:${localAccount}:identity/`,
  names: find('AWS::SES::EmailIdentity', identity).map(({ properties }) => properties.EmailIdentity.toLowerCase()),
});

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

/** Throws, naming the set, on a destination other than the account's default bus. */
export const findMailConfigurations = (find: FindResources, region: string) => {
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
    // Since 2019, an account suppresses both by default.
    suppressed: properties.SuppressionOptions?.SuppressedReasons ?? suppressedReasons,
    events: destinations
      .map(({ properties }) => properties)
      .filter(({ ConfigurationSetName, EventDestination }) => ConfigurationSetName === name && EventDestination.Enabled)
      .flatMap(({ EventDestination }) => EventDestination.MatchingEventTypes),
  }));
};

export type MailConfiguration = ReturnType<typeof findMailConfigurations>[number];
