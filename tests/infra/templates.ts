import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { DISABLE_ASSET_STAGING_CONTEXT } from 'aws-cdk-lib/cx-api';
import { expect, inject } from 'vitest';
import { type FunctionName, functions } from '#infra/functions.ts';
import { readStage, type Stage } from '#infra/settings.ts';
import { addStage } from '#infra/stage.ts';
import cdk from '../../cdk.json' with { type: 'json' };

/** Deployment settings without asset staging, which would copy a hundred MB of function packages. */
const settings = { context: { ...cdk.context, [DISABLE_ASSET_STAGING_CONTEXT]: true } };

/** A fully configured stage. */
export const stageOf = (name: string): Stage => readStage(name, join(import.meta.dirname, `stages/${name}.json`));

/** A stage file as shipped, with an operator's values in place of the examples. */
export const shippedStage = (name: string): Stage => {
  const shipped = readFileSync(join(import.meta.dirname, `../../infra/stages/examples/${name}.json`), 'utf8');
  const file = join(dirname(inject('bundles')), `shipped-${name}.json`);
  const own = shipped
    .replaceAll('thesee.example', 'thesee.test')
    .replaceAll('111122223333', '444455556666')
    .replaceAll('00000000-0000-0000-0000-000000000000', '1b2c3d4e-5f60-7182-93a4-b5c6d7e8f901');
  writeFileSync(file, own);
  return readStage(name, file);
};

/** True: cdk-nag runs on every stage. False: on production only, which has every kind of resource. */
export const isEveryStageChecked = process.env.EVERY_STAGE !== undefined;
// CDK's template validation takes as long as synthesis, so it runs with cdk-nag (nag.test.ts) only.
if (!isEveryStageChecked) process.env.CDK_VALIDATION = 'false';

/** A CDK app with the stage's stacks (of its main cell) and a site of two files, in a folder that is deleted after the run. */
export const createApp = (stage: Stage, context: Record<string, unknown> = {}) => {
  const outdir = mkdtempSync(join(dirname(inject('bundles')), 'stack-'));
  const site = join(outdir, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  writeFileSync(join(site, 'assets/page.js'), '');
  const app = new App({ context: { ...settings.context, ...context }, outdir });
  const { shared, edge, web, cells } = addStage(app, stage, site);
  const main = cells.find(({ cell }) => cell.id === 'main') ?? expect.unreachable('no main cell');
  const { storage, api, watch } = main;
  return { app, cells, stacks: { shared, storage, api, edge, web, watch } };
};

const apps = new Map<string, ReturnType<typeof createApp>>();
/** Like `createApp`, for tests that only read: cached per worker, which runs many files. */
export const appOf = (stage: Stage, context: Record<string, unknown> = {}) => {
  const key = JSON.stringify([stage, context]);
  const app = apps.get(key) ?? createApp(stage, context);
  apps.set(key, app);
  return app;
};

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
export type Resource = { Type: string; Properties: any; DeletionPolicy?: string; UpdateReplacePolicy?: string };

/** A reference to an output of another stack, as the template writes it; the value is unknown. */
const from = (part: string) => (named: string) => ({
  'Fn::GetStackOutput': {
    StackName: `thesee-dev-${part}`,
    Region: 'eu-west-3',
    OutputName: expect.stringMatching(new RegExp(`^PublishOutput${named}`)),
  },
});
export const fromShared = from('shared');
export const fromStorage = from('storage');

export const find = (template: Template, type: string): [string, Resource][] =>
  Object.entries<Resource>(template.findResources(type) as Record<string, Resource>);

/** The only resource of its type; throws if there is none or more than one. */
export const findOne = (template: Template, type: string): Resource => {
  const [first, ...others] = find(template, type);
  if (!first || others.length > 0) throw new Error(`${others.length + Number(!!first)} resources of type ${type}`);
  return first[1];
};

export const { stacks } = appOf(stageOf('dev'));
const { shared, storage, api, web } = stacks;

export const templates = {
  shared: Template.fromStack(shared),
  storage: Template.fromStack(storage),
  api: Template.fromStack(api),
  web: Template.fromStack(web),
};

/** Logical ids of the resources that hold user data, files, sessions and secrets. */
export const ids = {
  table: 'TableCD117FA1',
  erasures: 'ErasuresA1C9C257',
  files: 'Files8E6940B8',
  signingKey: 'SigningKeyEEFC2790',
  otherSigningKey: 'OtherSigningKey33902273',
  originSecret: 'SecretsOrigin297BAAC6',
  pseudonymKey: 'SecretsPseudonymKey30911634',
  deviceKey: 'SecretsDeviceKey6531673B',
};

export const names = Object.keys(functions) as FunctionName[];

export const functionOf = (name: FunctionName) => {
  const entry = find(templates.api, 'AWS::Lambda::Function').find(([id]) => id.startsWith(`${name}Function`));
  if (!entry) throw new Error(`no function ${name}`);
  return { id: entry[0], properties: entry[1].Properties };
};

/** Logical id of a function's alias, the target of every caller; its `Ref` is an ARN. */
export const aliasOf = (name: FunctionName): string => {
  const { id } = functionOf(name);
  const entry = find(templates.api, 'AWS::Lambda::Alias').find(
    ([, { Properties }]) => Properties.FunctionName.Ref === id,
  );
  if (!entry) throw new Error(`no alias of ${name}`);
  return entry[0];
};
