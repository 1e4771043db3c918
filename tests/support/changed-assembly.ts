import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

type Statement = { Action?: string | string[]; Condition?: Record<string, Record<string, unknown>> };
type Policy = { PolicyDocument: { Statement: Statement[] } };
type Resource = { Type: string; Properties: Record<string, unknown> };

export type ProductTemplate = { Resources: Record<string, Resource> };

export const changeAssembly = (cdkOut: string, change: (template: ProductTemplate) => void): string => {
  const copy = mkdtempSync(join(tmpdir(), 'changed-'));
  for (const file of readdirSync(cdkOut).filter((name) => name.endsWith('.json'))) {
    const content = JSON.parse(readFileSync(join(cdkOut, file), 'utf8'));
    if (file.endsWith('.template.json')) change(content);
    if (file.endsWith('.assets.json')) {
      for (const { source } of Object.values<{ source: { path: string } }>(content.files)) {
        source.path = join(cdkOut, basename(source.path));
      }
    }
    writeFileSync(join(copy, file), JSON.stringify(content));
  }
  return copy;
};

const policiesOf = ({ Resources }: ProductTemplate, label: string): Policy[] =>
  Object.entries(Resources)
    .filter(([id, { Type }]) => Type === 'AWS::IAM::Role' && new RegExp(`^${label}Role[0-9A-F]{8}$`).test(id))
    .flatMap(([, { Properties }]) => Properties.Policies as Policy[]);

const statementsOf = (template: ProductTemplate, label: string): Statement[] =>
  policiesOf(template, label).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

export const takeRight =
  (label: string, action: string) =>
  (template: ProductTemplate): void => {
    for (const statement of statementsOf(template, label)) {
      // A statement must have an action, so an unused one takes its place.
      const left = [statement.Action ?? []].flat().filter((name) => name !== action);
      if (statement.Action) statement.Action = left.length > 0 ? left : ['none:None'];
    }
  };

export const takeConditionValue =
  (label: string, key: string, value: string) =>
  (template: ProductTemplate): void => {
    for (const { Condition = {} } of statementsOf(template, label)) {
      for (const values of Object.values(Condition)) {
        const wanted = values[key];
        if (Array.isArray(wanted)) values[key] = wanted.filter((name) => name !== value);
      }
    }
  };

/** `statement` is as CDK writes it. */
export const giveRight =
  (label: string, statement: object) =>
  (template: ProductTemplate): void => {
    const [policy] = policiesOf(template, label);
    policy?.PolicyDocument.Statement.push(statement);
  };
