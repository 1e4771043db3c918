import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { addProduct } from '#infra/product.ts';
import { findStage } from '#infra/stage.ts';
import { contracts, type Group } from '#shared/contracts/index.ts';
import settings from '../../cdk.json' with { type: 'json' };

/** A CDK app with the product's stacks for that stage and a site of two files, in a folder that goes when the test ends. */
export const createApp = (stage: string) => {
  const outdir = mkdtempSync(join(tmpdir(), 'stack-'));
  afterAll(() => rmSync(outdir, { recursive: true }));
  const site = join(outdir, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  writeFileSync(join(site, 'assets/page.js'), '');
  const app = new App({ context: settings.context, outdir });
  return { app, stacks: addProduct(app, findStage(stage), site) };
};

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
export type Resource = { Type: string; Properties: any; DeletionPolicy?: string };

/** The resources of a type in a template, by logical id. */
export const find = (template: Template, type: string): [string, Resource][] =>
  Object.entries<Resource>(template.findResources(type) as Record<string, Resource>);

/** The only resource of its type. */
export const findOne = (template: Template, type: string): Resource => {
  const [first, ...others] = find(template, type);
  if (!first || others.length > 0) throw new Error(`${others.length + Number(!!first)} resources of type ${type}`);
  return first[1];
};

const { storage, api, web } = createApp('dev').stacks;

/** The templates of the stage `dev`, as they would be deployed. */
export const templates = {
  storage: Template.fromStack(storage),
  api: Template.fromStack(api),
  web: Template.fromStack(web),
};

export const groups = Object.keys(contracts) as Group[];

/** The Lambda of a group: its logical id and its properties. */
export const functionOf = (group: Group) => {
  const entry = find(templates.api, 'AWS::Lambda::Function').find(([id]) => id.startsWith(`${group}Function`));
  if (!entry) throw new Error(`no function for ${group}`);
  return { id: entry[0], properties: entry[1].Properties };
};
