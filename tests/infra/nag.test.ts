import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { findStage } from '#infra/stage.ts';
import { createApp } from './templates.ts';

const products = { dev: createApp('dev'), prod: createApp('prod') };

it.each(Object.entries(products))('leaves no finding of AWS’s checks unexplained in %s', (_stage, { app }) => {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  // Prints the findings and throws.
  expect(() => app.synth()).not.toThrow();
});

it.each(Object.entries(products))('keeps the storage of %s from being deleted by accident', (stage, { stacks }) => {
  expect(stacks.storage.stackName).toBe(`thesee-${stage}-storage`);
  expect(stacks.storage.terminationProtection).toBe(true);
});

it('names the known stages when there is none of that name', () => {
  expect(() => findStage('staging')).toThrow('one of dev, prod');
});
