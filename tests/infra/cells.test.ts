import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { stacksOf as namedStacks } from '#scripts/operations/deploy/stacks.ts';
import { withCells } from './cells.ts';
import { namesOf } from './names.ts';
import { appOf, find, findOne, ids, isEveryStageChecked, type Resource, stageOf } from './templates.ts';

const stages = ['shared', 'web', 'edge'].map((part) => `thesee-production-${part}`);
const ownOf = (id: string): string[] =>
  ['storage', 'api', 'watch'].map((part) => `thesee-production-${id === 'main' ? '' : `${id}-`}${part}`);

/** Every name of a stack whose output is read. */
const readIn = (template: string): string[] => [
  ...new Set([...template.matchAll(/"Fn::GetStackOutput":\{"StackName":"([\w-]+)"/g)].map(([, name = '']) => name)),
];
const clockOfCatalogue = (template: Template) => {
  const [alias = ''] = find(template, 'AWS::Lambda::Alias').flatMap(([name]) =>
    name.startsWith('catalogueFunction') ? [name] : [],
  );
  const [lambda] = find(template, 'AWS::Lambda::Function').filter(([name]) => name.startsWith('catalogueFunction'));
  const rules = find(template, 'AWS::Events::Rule')
    .filter(([, rule]) => JSON.stringify(rule).includes(`"${alias}"`))
    .map(([, { Properties }]) => Properties.ScheduleExpression);
  return { rules, variables: lambda?.[1].Properties.Environment.Variables };
};

it('adds neither clock nor bucket to the catalogue’s function of a stage with one cell', () => {
  const { rules, variables } = clockOfCatalogue(Template.fromStack(appOf(stageOf('production')).stacks.api));
  expect(rules).toEqual([]);
  expect(Object.keys(variables)).toContain('TABLE_NAME');
  for (const name of ['FILES_BUCKET', 'CELL', 'ALL_CELLS']) expect(Object.keys(variables)).not.toContain(name);
});

describe.each(isEveryStageChecked ? [1, 3, 10] : [3])('with %i cells', (count) => {
  const { app, cells } = appOf(withCells(count));
  const everyId = cells.map(({ cell }) => cell.id);
  const stacksOf = (id: string) => {
    const { storage, api, watch } = cells.find(({ cell }) => cell.id === id) ?? expect.unreachable(id);
    return [storage, api, watch ?? expect.unreachable('a stage without alarms')];
  };

  it('has stacks for each cell, and one set of what they share', () => {
    expect(everyId).toHaveLength(count);
    expect(
      app
        .synth()
        .stacks.map(({ stackName }) => stackName)
        .sort(),
    ).toEqual([...stages, ...everyId.flatMap(ownOf)].sort());
  });

  it('is known to the commands by the same stacks', () => {
    const known = namedStacks(withCells(count)).map(({ name }) => name);
    expect([...known].sort()).toEqual([...stages, ...everyId.flatMap(ownOf)].sort());
    expect(known[0]).toBe('thesee-production-shared');
  });

  it.each(everyId)('has no stack of %s refer to another cell, by output, name or ARN', (id) => {
    const others = everyId.filter((other) => other !== id).flatMap(ownOf);
    for (const stack of stacksOf(id)) {
      const text = JSON.stringify(Template.fromStack(stack).toJSON());
      expect(readIn(text).filter((name) => ![...stages, ...ownOf(id)].includes(name))).toEqual([]);
      expect(others.filter((name) => text.includes(`"${name}`) || text.includes(`/${name}`))).toEqual([]);
      expect(text).not.toMatch(/Fn::ImportValue|"Export"/);
    }
  });

  it.each(everyId)('has the stacks of %s wait for what is shared and for each other alone', (id) => {
    for (const stack of stacksOf(id)) {
      const before = stack.dependencies.map(({ stackName }) => stackName);
      expect(before.filter((name) => ![...stages, ...ownOf(id)].includes(name))).toEqual([]);
    }
    const [storage, api] = stacksOf(id);
    // Deployable before the site, which reads the address of the cell's API.
    const before = [storage, api].flatMap((stack) => stack?.dependencies ?? []).map(({ stackName }) => stackName);
    expect(new Set(before)).toEqual(new Set([stages[0], ownOf(id)[0]]));
  });

  it.each(count > 1 ? everyId : [])(
    'has the catalogue’s function in %s look every minute, with the bucket that carries it',
    (id) => {
      const { rules, variables } = clockOfCatalogue(Template.fromStack(stacksOf(id)[1] ?? expect.unreachable()));
      expect(rules).toEqual(['rate(1 minute)']);
      expect(variables).toMatchObject({ CELL: id, FILES_BUCKET: expect.anything() });
      expect(variables.ALL_CELLS.split(',').sort()).toEqual([...everyId].sort());
    },
  );

  it.each(everyId)('tells %s of every mail of the stage that comes back, and with one cell of its own alone', (id) => {
    const template = Template.fromStack(stacksOf(id)[1] ?? expect.unreachable());
    const rules = find(template, 'AWS::Events::Rule').flatMap(([, { Properties }]) => Properties.EventPattern ?? []);
    const ofMails = rules.filter(({ source }) => source.includes('aws.ses'));
    const [[configuration] = expect.unreachable()] = find(template, 'AWS::SES::ConfigurationSet');
    const own = { 'ses:configuration-set': [{ Ref: configuration }] };
    expect(ofMails).toEqual([
      {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
        detail: { mail: { tags: count === 1 ? own : { 'ses:from-domain': ['mail.thesee.test'] } } },
      },
    ]);
  });

  it('gives no two cells of an account a name in common', () => {
    const taken = everyId.flatMap((id) =>
      stacksOf(id)
        .flatMap((stack) => namesOf(Template.fromStack(stack).toJSON().Resources))
        .map((name) => name.join(' ')),
    );
    expect(taken.length).toBeGreaterThan(20 * count);
    expect(taken.filter((name, index) => taken.indexOf(name) !== index)).toEqual([]);
  });

  it.each(everyId)('keeps the logical ids of the table and its key in %s', (id) => {
    const template = Template.fromStack(stacksOf(id)[0] ?? expect.unreachable());
    const kinds = ['AWS::DynamoDB::GlobalTable', 'AWS::KMS::Key'];
    const kept = kinds.flatMap((kind) => find(template, kind).map(([name]) => name));
    expect(kept).toEqual([ids.table, 'TableKeyF581D96F', 'CopiesKeyAEBD83F8']);
  });

  it('stays below the quotas of an account in a region', () => {
    const all = cells.flatMap(({ cell }) => stacksOf(cell.id)).map((stack) => Template.fromStack(stack).toJSON());
    const countOf = (type: string) =>
      all.flatMap(({ Resources }) => Object.values<Resource>(Resources)).filter(({ Type }) => Type === type).length;
    // https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html (from memory, as in infra/README)
    expect(countOf('AWS::IAM::Role')).toBeLessThan(1000);
    expect(countOf('AWS::ApiGatewayV2::Api')).toBeLessThan(600);
    expect(countOf('AWS::DynamoDB::GlobalTable')).toBeLessThan(2500);
    expect(countOf('AWS::Events::Rule')).toBeLessThan(300);
    expect(countOf('AWS::CloudWatch::Alarm')).toBeLessThan(5000);
    const rates = all.flatMap(({ Resources }) =>
      Object.values<Resource>(Resources).flatMap(({ Type, Properties }) =>
        Type === 'AWS::ApiGatewayV2::Stage' ? [Properties.DefaultRouteSettings.ThrottlingRateLimit] : [],
      ),
    );
    expect(rates.reduce((sum, rate) => sum + rate, 0)).toBeLessThanOrEqual(10_000);
  });
});

it('gives a cell the limits of its stage, of which it may replace single ones', () => {
  const limits = { requestsPerSecond: 300, burst: 400, ofUniversity: { requestsPerSecond: 20, burst: 90 } };
  const cells = [
    { id: 'main', wave: 1, kind: 'pooled' as const },
    { id: 'b', wave: 1, kind: 'pooled' as const, limits: { burst: 100, ofUniversity: { burst: 10 } } },
  ];
  const found = appOf({ ...stageOf('dev'), limits, cells }).cells.map(({ api }) => {
    const template = Template.fromStack(api);
    const { ThrottlingRateLimit, ThrottlingBurstLimit } = findOne(template, 'AWS::ApiGatewayV2::Stage').Properties
      .DefaultRouteSettings;
    const sizes = find(template, 'AWS::Lambda::Function').flatMap(
      ([, { Properties }]) => Properties.Environment?.Variables.ORDINARY_CALLS ?? [],
    );
    return [ThrottlingRateLimit, ThrottlingBurstLimit, ...new Set(sizes)];
  });
  expect(found).toEqual([
    [300, 400, '20,90'],
    [300, 100, '20,10'],
  ]);
});

// Preflight compares it with the credentials.
it('makes the same stacks where the cells name their account', () => {
  const templatesOf = (account?: string) =>
    Object.fromEntries(
      appOf(withCells(3, account))
        .app.synth()
        .stacks.map(({ stackName, template }) => [stackName, template]),
    );
  expect(templatesOf('444455556666')).toEqual(templatesOf());
});

it('names the stacks of a single cell as on the first day, whatever their wave', () => {
  const [one] = appOf(stageOf('dev')).cells;
  expect([one?.storage, one?.api, one?.watch].map((stack) => stack?.stackName)).toEqual([
    'thesee-dev-storage',
    'thesee-dev-api',
    'thesee-dev-watch',
  ]);
});
