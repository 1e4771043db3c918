import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { mainCell } from '#shared/cells.ts';
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

/** The description tells a version from the previous one. */
const published = z.strictObject({ FunctionName: z.string(), Description: z.optional(z.string()) });

/** Names a function's folder of code. CDK appends eight hexadecimal digits to a logical id, and our constructs append `Function`. */
const bundleOf = (id: string): string => id.replace(/[0-9A-F]{8}$/, '').replace(/Function$/, '') || id;

/** Tells the functions of all cells apart: `users`, and `b.users` in the cell `b`. */
const labelOf = (cell: string, bundle: string): string => (cell === mainCell ? bundle : `${cell}.${bundle}`);

const codeDirOf = ({ id, stack, properties }: Deployed<z.output<typeof lambda>>): string => {
  const hash = properties.Code.S3Key.replace(/\.zip$/, '');
  const folder = stack.assets[hash];
  if (!folder || !existsSync(folder)) {
    throw new Error(`${stack.name}/${id} cannot be deployed: its asset ${hash} is not in the assembly`);
  }
  return folder;
};

/** Finds the Node.js Lambdas; CDK's own Python ones run only during a deployment. */
export const findFunctions = (find: FindResources) => {
  const versions = find('AWS::Lambda::Version', published).map(({ properties }) => properties.FunctionName);
  return find('AWS::Lambda::Function', lambda)
    .filter(({ properties }) => properties.Runtime.startsWith('nodejs'))
    .map((found) => ({
      cell: found.stack.cell,
      arn: found.arn,
      name: found.name,
      bundle: bundleOf(found.id),
      label: labelOf(found.stack.cell, bundleOf(found.id)),
      region: found.stack.region,
      codeDir: codeDirOf(found),
      handler: found.properties.Handler,
      timeoutMs: found.properties.Timeout * 1000,
      memoryMb: found.properties.MemorySize,
      environment: found.properties.Environment?.Variables ?? {},
      /** On a laptop every start counts as the first deployment. */
      version: versions.includes(found.name) ? '1' : '$LATEST',
    }));
};

export type LambdaFunction = ReturnType<typeof findFunctions>[number];
