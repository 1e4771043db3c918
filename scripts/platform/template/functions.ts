import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Deployed, FindResources } from './resources.ts';

const text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));

const lambda = z.object({
  Runtime: z.string(),
  Handler: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
  Environment: z.optional(z.object({ Variables: z._default(z.record(z.string(), text), {}) })),
});

/** What a deployment publishes of a function; its description tells it from the one before. */
const published = z.strictObject({ FunctionName: z.string(), Description: z.optional(z.string()) });

/** A Lambda of the stack: its bundle's folder and all that the template gives it. */
export type LambdaFunction = {
  arn: string;
  name: string;
  /** The short name in front of its log lines. */
  label: string;
  region: string;
  /** The folder of the asset that a deployment would upload. */
  codeDir: string;
  handler: string;
  timeoutMs: number;
  memoryMb: number;
  environment: Record<string, string>;
  /** What it is told of itself: each start on a laptop is the first deployment. */
  version: '1' | '$LATEST';
};

/** CDK ends a logical id with eight hexadecimal digits, and our Lambdas' constructs with their class's name. */
const labelOf = (id: string): string => id.replace(/[0-9A-F]{8}$/, '').replace(/Function$/, '') || id;

const codeDirOf = ({ id, stack, properties }: Deployed<z.output<typeof lambda>>): string => {
  const hash = properties.Code.S3Key.replace(/\.zip$/, '');
  const folder = stack.assets[hash];
  if (!folder || !existsSync(folder)) {
    throw new Error(`${stack.name}/${id} cannot be deployed: its asset ${hash} is not in the assembly`);
  }
  return folder;
};

/** The stack's Node.js Lambdas (CDK's own, in Python, run during a deployment only). */
export const findFunctions = (find: FindResources): LambdaFunction[] => {
  const versions = find('AWS::Lambda::Version', published).map(({ properties }) => properties.FunctionName);
  return find('AWS::Lambda::Function', lambda)
    .filter(({ properties }) => properties.Runtime.startsWith('nodejs'))
    .map((found) => ({
      arn: found.arn,
      name: found.name,
      label: labelOf(found.id),
      region: found.stack.region,
      codeDir: codeDirOf(found),
      handler: found.properties.Handler,
      timeoutMs: found.properties.Timeout * 1000,
      memoryMb: found.properties.MemorySize,
      environment: found.properties.Environment?.Variables ?? {},
      version: versions.includes(found.name) ? '1' : '$LATEST',
    }));
};
