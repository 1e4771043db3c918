import { expect, it } from 'vitest';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { type Assembly, addAlias, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { addRule, addStream } from './fixtures/event-sources.ts';
import { jsonOf, openChanged, openProduct, textOf } from './fixtures/product.ts';

// https://docs.aws.amazon.com/lambda/latest/dg/configuration-aliases.html
const load = (change: (assembly: Assembly) => void) => () => loadStack(writeAssembly(change), {});
const aliasArn = 'arn:aws:lambda:eu-west-3:000000000000:function:Web-LambdaFunction01234567:live';

it('has the API call a function by its alias, which tells it its version', async () => {
  const { call } = await openChanged((assembly) => addAlias(assembly));
  expect((await call('GET', '/api/items/1')).status).toBe(200);
  expect(jsonOf(await call('POST', '/api/run/environment'))).toMatchObject({ AWS_LAMBDA_FUNCTION_VERSION: '1' });
});

// https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html
it('does not take leave to invoke the function for leave to invoke its alias', async () => {
  const { call, stop } = await openProduct(
    writeAssembly((assembly) => {
      addAlias(assembly);
      propertiesOf(assembly, 'Permission').FunctionName = { Ref: 'LambdaFunction01234567' };
    }),
  );
  const reply = await call('GET', '/api/items/1');
  expect([reply.status, textOf(reply)]).toEqual([500, '{"message":"Internal Server Error"}']);
  await stop();
});

const withRule = (assembly: Assembly): void => {
  addAlias(assembly);
  addRule(assembly, 'rate(1 minute)', { Arn: { Ref: 'Alias' } });
  propertiesOf(assembly, 'RulePermission').FunctionName = { Ref: 'Alias' };
  assembly.web.Resources.Async = {
    Type: 'AWS::Lambda::EventInvokeConfig',
    Properties: { FunctionName: { Ref: 'LambdaFunction01234567' }, Qualifier: 'live', MaximumRetryAttempts: 0 },
  };
};

it('has the clock call an alias, which is tried again as is said of it, not of its function', () => {
  const [rule] = load(withRule)().main.rules;
  expect([rule?.target.arn, rule?.target.asynchronous.mostRetries]).toEqual([aliasArn, 0]);
  const ofFunction = load((assembly) => {
    withRule(assembly);
    propertiesOf(assembly, 'Async').Qualifier = '$LATEST';
  });
  expect(ofFunction().main.rules[0]?.target.asynchronous.mostRetries).toBe(2);
});

it.each([aliasArn, 'Web-LambdaFunction01234567:live'])('has a stream feed an alias, named %s', (FunctionName) => {
  const { main } = load((assembly) => {
    addAlias(assembly);
    addStream(assembly, 'the-table', { FunctionName });
  })();
  expect(main.sources.map(({ lambda }) => lambda.label)).toEqual(['Lambda']);
});

it.each<[string, (assembly: Assembly) => void, string]>([
  [
    'an alias that shares calls out',
    (assembly) => addAlias(assembly, { RoutingConfig: { AdditionalVersionWeights: [] } }),
    'The local runner cannot run Web/Alias (AWS::Lambda::Alias): RoutingConfig is not known',
  ],
  [
    'a version that is kept warm',
    (assembly) => {
      addAlias(assembly);
      propertiesOf(assembly, 'Version').ProvisionedConcurrencyConfig = { ProvisionedConcurrentExecutions: 1 };
    },
    'The local runner cannot run Web/Version (AWS::Lambda::Version): ProvisionedConcurrencyConfig is not known',
  ],
  [
    'an alias without its version',
    (assembly) => {
      addAlias(assembly);
      delete assembly.web.Resources.Version;
    },
    'Unresolved resource dependencies [Version]',
  ],
  [
    'a rule whose alias does not let it',
    (assembly) => {
      withRule(assembly);
      propertiesOf(assembly, 'RulePermission').FunctionName = { Ref: 'LambdaFunction01234567' };
    },
    'Web/Rule may not invoke Lambda',
  ],
])('refuses %s', (_, change, sentence) => {
  expect(load(change)).toThrow(sentence);
});
