import { expect, it } from 'vitest';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { type Assembly, behaviorsOf, originsOf, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { addRule, addStream } from './fixtures/event-sources.ts';

const load = (change: (assembly: Assembly) => void) => () => loadStack(writeAssembly(change), {});

it.each<[string, (assembly: Assembly) => void, string]>([
  [
    'a service',
    ({ web }) => {
      web.Resources.Queue = { Type: 'AWS::SQS::Queue', Properties: {} };
    },
    'The local runner does not know AWS::SQS::Queue (Web/Queue)',
  ],
  [
    'a second API of a cell',
    ({ web }) => {
      web.Resources.OtherApi = { Type: 'AWS::ApiGatewayV2::Api', Properties: {} };
    },
    'The cell main must have exactly one HTTP API',
  ],
  [
    'a setting of a behaviour',
    (assembly) => Object.assign(behaviorsOf(assembly)[0] ?? {}, { LambdaFunctionAssociations: [] }),
    'The local runner cannot run Web/Distribution (AWS::CloudFront::Distribution): DistributionConfig.CacheBehaviors.0.LambdaFunctionAssociations is not known',
  ],
  [
    'a setting of an origin',
    (assembly) => Object.assign(originsOf(assembly)[1] ?? {}, { OriginShield: { Enabled: true } }),
    'The local runner cannot run Web/Distribution (AWS::CloudFront::Distribution): DistributionConfig.Origins.1.OriginShield is not known',
  ],
  [
    'a setting of a mapping',
    (assembly) => addStream(assembly, 'the-table', { TumblingWindowInSeconds: 60 }),
    'The local runner cannot run Storage/Mapping (AWS::Lambda::EventSourceMapping): TumblingWindowInSeconds is not known',
  ],
  [
    'a mapping of a stream that no table has',
    (assembly) => {
      addStream(assembly, 'the-table');
      delete propertiesOf(assembly, 'Table').StreamSpecification;
    },
    'Storage/Mapping: no table has the stream arn:aws:dynamodb:eu-west-3:000000000000:table/the-table/stream/local',
  ],
  [
    'a filter’s rule',
    (assembly) =>
      addStream(assembly, 'the-table', { FilterCriteria: { Filters: [{ Pattern: '{"a":[{"cidr":"x"}]}' }] } }),
    'The local runner cannot read the filter of Storage/Mapping: Error: the rule {"cidr":"x"} is not known',
  ],
  [
    'a mapping whose function may not read the stream',
    (assembly) => {
      addStream(assembly, 'the-table');
      propertiesOf(assembly, 'Role').Policies = [];
    },
    'Storage/Mapping cannot be deployed: the role of Lambda does not allow dynamodb:DescribeStream',
  ],
  [
    'a rule whose function does not let it',
    (assembly) => {
      addRule(assembly, 'rate(1 minute)');
      delete assembly.web.Resources.RulePermission;
    },
    'Web/Rule may not invoke Lambda',
  ],
  [
    'a target that transforms its input',
    (assembly) => addRule(assembly, 'rate(1 minute)', { InputTransformer: { InputTemplate: '{}' } }),
    'The local runner cannot run Web/Rule (AWS::Events::Rule): Targets.0.InputTransformer is not known',
  ],
])('%s', (_, change, sentence) => {
  expect(load(change)).toThrow(sentence);
});
