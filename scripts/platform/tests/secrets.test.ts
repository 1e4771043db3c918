import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Assembly, propertiesOf, writeAssembly } from './fixtures/assembly.ts';

const newFolder = () => temporaryFolder('keys');

const secret = (GenerateSecretString: object) => ({
  Type: 'AWS::SecretsManager::Secret',
  Properties: { GenerateSecretString },
});

const referenceTo = (id: string, rest: string) => ({
  'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: id }, `:SecretString:${rest}}}`]],
});

const withVariables = (Variables: Record<string, unknown>) => (assembly: Assembly) => {
  Object.assign(assembly.web.Resources, {
    Plain: secret({ PasswordLength: 40, ExcludePunctuation: true }),
    Pair: secret({ SecretStringTemplate: '{"previous":null}', GenerateStringKey: 'current', ExcludeCharacters: '"\\' }),
  });
  propertiesOf(assembly, 'LambdaFunction01234567').Environment = { Variables };
};

const variablesOf = (change: (assembly: Assembly) => void, folder: string) =>
  loadStack(writeAssembly(change), { SiteOrigin: 'http://localhost:3000' }, folder).functions[0]?.environment ?? {};

const variables = {
  PLAIN: referenceTo('Plain', '::'),
  PAIR: referenceTo('Pair', '::'),
  CURRENT: referenceTo('Pair', 'current::'),
  PREVIOUS: referenceTo('Pair', 'previous::'),
  AROUND: { 'Fn::Join': ['', ['<', referenceTo('Plain', '::'), '>']] },
};

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html and
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-secretsmanager-secret-generatesecretstring.html
it('generated secrets are filled in where the template names them: whole, or one key of their JSON', () => {
  const { PLAIN = '', PAIR = '', CURRENT = '', ...rest } = variablesOf(withVariables(variables), newFolder());
  expect(PLAIN).toMatch(/^[A-Za-z0-9]{40}$/);
  for (const type of [/[a-z]/, /[A-Z]/, /[0-9]/]) expect(PLAIN).toMatch(type);
  expect(JSON.parse(PAIR)).toEqual({ previous: null, current: CURRENT });
  expect(CURRENT).toMatch(/^[^"\\]{32}$/);
  expect(rest).toEqual({ PREVIOUS: 'null', AROUND: `<${PLAIN}>` });
});

it('they are made once, differ from one stack’s data to the next, and nobody else reads their files', () => {
  const folder = newFolder();
  const first = variablesOf(withVariables(variables), folder);
  expect(variablesOf(withVariables(variables), folder)).toEqual(first);
  expect(variablesOf(withVariables(variables), newFolder()).PLAIN).not.toBe(first.PLAIN);
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(['Web-Pair.secret', 'Web-Plain.secret']);
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

it.each([
  ['a key that the secret lacks', referenceTo('Pair', 'next::'), 'has no key next'],
  ['a secret of another stack', '{{resolve:secretsmanager:other:SecretString:::}}', 'no secret other'],
  ['another kind of reference', '{{resolve:ssm:name}}', 'does not know the reference'],
])('cannot be deployed: %s', (_, X, message) => {
  expect(() => variablesOf(withVariables({ X }), newFolder())).toThrow(message);
});

it('cannot be deployed: a secret that is made in a way not known here', () => {
  const change = ({ web }: Assembly) => {
    Object.assign(web.Resources, { Other: secret({ Words: 4 }) });
  };
  expect(() => variablesOf(change, newFolder())).toThrow('Web/Other');
});
