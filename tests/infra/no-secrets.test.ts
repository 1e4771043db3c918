import { globSync, readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, inject, test } from 'vitest';
import { findSecrets } from '#scripts/tools/trust/find-secrets.ts';
import { appOf, stageOf } from './templates.ts';

const bundled = (): [name: string, text: string][] =>
  globSync(`${inject('bundles')}/*/**/*.{js,json}`)
    .filter((file) => !file.includes('/node_modules/'))
    .map((file) => [file, readFileSync(file, 'utf8')]);

const synthesized = (): [name: string, text: string][] =>
  ['production', 'staging', 'dev'].flatMap((name) =>
    Object.values(appOf(stageOf(name)).stacks).flatMap((stack): [string, string][] =>
      stack ? [[stack.stackName, JSON.stringify(Template.fromStack(stack).toJSON())]] : [],
    ),
  );

test('no bundle and no template holds a secret', () => {
  const texts = [...bundled(), ...synthesized()];
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.flatMap(([name, text]) => findSecrets(text).map((found) => `${name}: ${found}`))).toEqual([]);
});

test('functions are told where their secrets lie, and no value of one', () => {
  for (const stack of Object.values(appOf(stageOf('production')).stacks)) {
    if (!stack) continue;
    const functions = Object.values(Template.fromStack(stack).findResources('AWS::Lambda::Function'));
    for (const { Properties } of functions) {
      for (const [name, value] of Object.entries(Properties.Environment?.Variables ?? {})) {
        if (/_SECRET$/.test(name) && name !== 'CANARY_SECRET') expect([name, typeof value]).toEqual([name, 'object']);
      }
    }
  }
});
