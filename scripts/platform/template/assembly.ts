import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { mainCell } from '#shared/cells.ts';

const record = <T extends z.ZodMiniType>(value: T) => z._default(z.record(z.string(), value), {});

const resource = z.object({
  Type: z.string(),
  Properties: record(z.unknown()),
  DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
});

const template = z.object({
  Resources: record(resource),
  Parameters: record(z.object({ Default: z.optional(z.unknown()) })),
  Outputs: record(z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) })),
});

const stackArtifact = z.object({
  type: z.literal('aws:cloudformation:stack'),
  environment: z.string(),
  properties: z.object({
    templateFile: z.string(),
    stackName: z.optional(z.string()),
    tags: record(z.string()),
  }),
});

const manifest = z.object({ artifacts: z.record(z.string(), z.looseObject({ type: z.string() })) });
const assetManifest = z.object({
  files: record(z.object({ source: z.object({ path: z.string() }) })),
});

export type Resource = z.infer<typeof resource>;

export type StackTemplate = z.infer<typeof template> & {
  name: string;
  region: string;
  /** Names its cell by a tag; what all cells share has none, and counts as the main cell’s. */
  cell: string;
  assets: Record<string, string>;
};

const defaultRegion = 'eu-west-3';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readAssets = (cdkOut: string, templateFile: string): Record<string, string> => {
  const file = join(cdkOut, templateFile.replace('.template.json', '.assets.json'));
  if (!existsSync(file)) return {};
  const { files } = assetManifest.parse(readJson(file));
  return Object.fromEntries(Object.entries(files).map(([hash, { source }]) => [hash, resolve(cdkOut, source.path)]));
};

export const loadAssembly = (cdkOut: string): StackTemplate[] => {
  const { artifacts } = manifest.parse(readJson(join(cdkOut, 'manifest.json')));
  return Object.entries(artifacts).flatMap(([id, artifact]) => {
    const stack = stackArtifact.safeParse(artifact);
    if (!stack.success) return [];
    const { environment, properties } = stack.data;
    const region = environment.split('/').at(-1) ?? '';
    return {
      ...template.parse(readJson(join(cdkOut, properties.templateFile))),
      name: properties.stackName ?? id,
      region: region === '' || region === 'unknown-region' ? defaultRegion : region,
      cell: properties.tags.cell ?? mainCell,
      assets: readAssets(cdkOut, properties.templateFile),
    };
  });
};
