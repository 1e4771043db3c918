import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import type { FunctionName } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import {
  aliasOf,
  appOf,
  find,
  fromShared,
  fromStorage,
  functionOf,
  ids,
  names,
  stageOf,
  templates,
} from './templates.ts';

/** A reference to the shared stack, as the template writes it. */
const imported = (id: string, attribute = 'Ref') => fromShared(`${attribute}${id}`);
/** Environment variables common to all API functions; secrets are given by ARN, never by value. */
const all = {
  TABLE_NAME: fromStorage(`Ref${ids.table}`),
  SITE_ORIGIN: { Ref: 'SiteOrigin' },
  ORIGIN_SECRET: imported(ids.originSecret),
  PSEUDONYM_SECRET: imported(ids.pseudonymKey),
  ORDINARY_CALLS: '50,500',
};
const variables: Record<FunctionName, Record<string, unknown>> = {
  auth: {
    ...all,
    SIGNING_KEY: 'alias/thesee-dev-tokens',
    SIGNING_KEYS: { 'Fn::Join': ['', [imported(ids.signingKey), ',', imported(ids.otherSigningKey)]] },
    DEVICE_SECRET: imported(ids.deviceKey),
    SECOND_FACTOR: 'offered',
  },
  account: {
    ...all,
    SIGNING_KEY: 'alias/thesee-dev-tokens',
    SIGNING_KEYS: { 'Fn::Join': ['', [imported(ids.signingKey), ',', imported(ids.otherSigningKey)]] },
    DEVICE_SECRET: imported(ids.deviceKey),
    SECOND_FACTOR: 'offered',
  },
  users: all,
  resends: all,
  universities: all,
  catalogue: all,
  portfolios: all,
  profile: all,
  cv: all,
  public: all,
  formations: all,
  imports: all,
  audit: all,
  exports: all,
  files: {
    ...all,
    FILES_BUCKET: imported(ids.files),
    DECODER: { Ref: aliasOf('decoder') },
    SCANS_UPLOADS: 'true',
  },
  decoder: { FILES_BUCKET: imported(ids.files) },
  mailer: {
    TABLE_NAME: all.TABLE_NAME,
    SITE_ORIGIN: all.SITE_ORIGIN,
    PSEUDONYM_SECRET: all.PSEUDONYM_SECRET,
    MAIL_FROM: 'ne-pas-repondre@dev.thesee.test',
    MAIL_CONFIGURATION: { Ref: expect.stringMatching(/^MailsConfiguration/) },
  },
  bounces: {
    TABLE_NAME: all.TABLE_NAME,
    PSEUDONYM_SECRET: all.PSEUDONYM_SECRET,
    MAIL_CONFIGURATION: { Ref: expect.stringMatching(/^MailsConfiguration/) },
  },
  tasks: {
    TABLE_NAME: all.TABLE_NAME,
    PSEUDONYM_SECRET: all.PSEUDONYM_SECRET,
    FILES_BUCKET: imported('Files8E6940B8'),
    ERASURES_BUCKET: imported(ids.erasures),
    PRINTER: { Ref: aliasOf('exports') },
  },
  service: {},
};

it.each(names)('gives %s exactly its own variables', (name) => {
  expect(functionOf(name).properties.Environment?.Variables ?? {}).toEqual(variables[name]);
});

it('keeps functions free for prints alone, as many as the stage says', () => {
  const kept = (template: Template) =>
    find(template, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) =>
      'ReservedConcurrentExecutions' in Properties ? [[id, Properties.ReservedConcurrentExecutions]] : [],
    );
  const production = Template.fromStack(appOf(stageOf('production')).stacks.api);
  expect(kept(production)).toEqual([[expect.stringMatching(/^exportsFunction/), 20]]);
  // A new account has a concurrency of ten, and AWS keeps a hundred unreserved.
  expect(kept(templates.api)).toEqual([]);
});

it('prints and decodes on x86_64 with 2 GB; everything else is small; all answer before the gateway gives up', () => {
  const sizes = names.map((name) => {
    const { Architectures, MemorySize, Runtime, Timeout } = functionOf(name).properties;
    expect(Runtime).toBe('nodejs24.x');
    return [name, Architectures[0], MemorySize, Timeout];
  });
  expect(sizes).toEqual([
    ['auth', 'arm64', 512, 10],
    ['account', 'arm64', 512, 10],
    ['users', 'arm64', 512, 10],
    ['resends', 'arm64', 512, 10],
    ['universities', 'arm64', 512, 10],
    ['catalogue', 'arm64', 512, 29],
    ['portfolios', 'arm64', 512, 10],
    ['profile', 'arm64', 512, 10],
    ['cv', 'arm64', 512, 10],
    ['public', 'arm64', 512, 10],
    ['formations', 'arm64', 512, 10],
    // An import of 5,000 addresses.
    ['imports', 'arm64', 512, 29],
    ['audit', 'arm64', 512, 10],
    ['exports', 'x86_64', 2048, 29],
    ['files', 'arm64', 512, 29],
    // sharp is a native library, too.
    ['service', 'arm64', 512, 10],
    ['decoder', 'x86_64', 1769, 20],
    // Runs in the background, so the gateway's timeout does not apply.
    ['mailer', 'arm64', 512, 60],
    ['bounces', 'arm64', 512, 10],
    ['tasks', 'arm64', 512, 60],
  ]);
});

describe('the table', () => {
  const by = (functions: Parameters<typeof servedCalls>[0], call: string) =>
    servedCalls(functions).find((served) => served.call === call)?.by;
  const groups = [
    'auth',
    'factors',
    'downloads',
    'users',
    'universities',
    'catalogue',
    'portfolios',
    'diplomas',
    'experiences',
    'publications',
    'doctorates',
    'formations',
    'usercv',
    'resources',
    'exports',
    'audit',
    'service',
  ] as const;

  it('lets a function that names a call come before the one that names its group', () => {
    const functions = { whole: { serves: groups }, maker: { serves: ['users.create'] as const } };
    expect(by(functions, 'users.create')).toBe('maker');
    expect(by(functions, 'users.get')).toBe('whole');
  });

  it('refuses a call that nobody serves, or two functions', () => {
    const others = groups.filter((group) => group !== 'users');
    expect(() => servedCalls({ whole: { serves: others } })).toThrow(/^users\.\w+ is served by no function$/);
    expect(() => servedCalls({ one: { serves: groups }, two: { serves: ['users'] } })).toThrow(
      'users is served by one and two: exactly one function may',
    );
    const twice = { serves: ['exports.generatePdf'] as const };
    expect(() => servedCalls({ whole: { serves: groups }, one: twice, two: twice })).toThrow(
      'exports.generatePdf is served by one and two: exactly one function may',
    );
  });
});
