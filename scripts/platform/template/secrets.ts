import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-secretsmanager-secret-generatesecretstring.html */
const generation = z.strictObject({
  PasswordLength: z._default(z.number(), 32),
  ExcludeCharacters: z._default(z.string(), ''),
  ExcludeLowercase: z._default(z.boolean(), false),
  ExcludeUppercase: z._default(z.boolean(), false),
  ExcludeNumbers: z._default(z.boolean(), false),
  ExcludePunctuation: z._default(z.boolean(), false),
  IncludeSpace: z._default(z.boolean(), false),
  RequireEachIncludedType: z._default(z.boolean(), true),
  /** A JSON template that receives the generated text under `GenerateStringKey`. */
  SecretStringTemplate: z.optional(z.string()),
  GenerateStringKey: z.optional(z.string()),
});
const secret = z.object({ Name: z.optional(z.string()), GenerateSecretString: generation });

export type Generation = z.output<typeof generation>;

export type Secret = { arn: string; name: string; generation: Generation };

/** Throws, naming the resource, on a secret that is not generated. */
export const findSecrets = (find: FindResources): Secret[] =>
  find('AWS::SecretsManager::Secret', secret).map(({ id, arn, stack, properties }) => ({
    arn,
    name: properties.Name ?? `${stack.name}-${id}`,
    generation: properties.GenerateSecretString,
  }));
