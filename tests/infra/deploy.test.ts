import { ACMClient } from '@aws-sdk/client-acm';
import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, expect, it, vi } from 'vitest';
import { deployArguments, goBackCommand, originArguments } from '#scripts/deploy/cdk-arguments.ts';
import type { Outputs } from '#scripts/deploy/outputs.ts';
import { certificateTrouble, mailTroubles } from '#scripts/deploy/standing.ts';
import { verdict } from '#scripts/deploy/try-stage.ts';
import { find, stageOf, templates } from './templates.ts';

const [dev, staging] = [stageOf('dev'), stageOf('staging')];
const outputs = (stage: string, origin: string): Outputs => ({
  [`thesee-${stage}-api`]: { SiteOriginInUse: origin },
  [`thesee-${stage}-web`]: { SiteAddress: 'https://d1.cloudfront.net' },
});
afterEach(() => vi.restoreAllMocks());

it('has the stacks say what a deployment reads of them', () => {
  const said = [templates.storage, templates.api, templates.web].flatMap((template) =>
    Object.keys(template.toJSON().Outputs),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      'DkimRecord1',
      'DkimRecord2',
      'DkimRecord3',
      'MailFromDomain',
      'SiteOriginInUse',
      'SiteAddress',
    ]),
  );
  expect(find(templates.storage, 'AWS::SES::EmailIdentity')).toHaveLength(1);
});

it('deploys all stacks of one stage, and says its address each time', () => {
  expect(deployArguments(staging, '/x.json').join(' ')).toBe(
    'deploy --all --context stage=staging --require-approval never --outputs-file /x.json --parameters thesee-staging-api:SiteOrigin=https://staging.thesee.test',
  );
  expect(deployArguments(dev, '/x.json', { settings: '/my.json' }).join(' ')).toBe(
    'deploy --all --context stage=dev --context settings=/my.json --require-approval never --outputs-file /x.json',
  );
});

it('has new versions take over all at once when it is told to, as the command that goes back does', () => {
  expect(deployArguments(staging, '/x.json', { atOnce: true }).join(' ')).toContain('--context atOnce=true ');
  expect(goBackCommand(staging)).toBe('npm run deploy -- --stage staging --at-once');
  expect(goBackCommand(staging, { settings: '/my.json' })).toBe(
    'npm run deploy -- --stage staging --settings /my.json --at-once',
  );
});

it('says of what was deployed that it works, or all that is wrong with it and how to go back', () => {
  expect(verdict([], staging)).toContain('answer as they should');
  const [page, api] = ['The page is of another build.', 'The API does not answer.'] as const;
  expect(() => verdict([page], staging)).toThrow(
    `- ${page}\nTo go back, in a checkout of the version before: npm run deploy -- --stage staging --at-once`,
  );
  expect(() => verdict([page, api], staging)).toThrow(`- ${page}\n- ${api}\nTo go back`);
});

it('tells the API once which address CloudFront has made up, where the stage has no domain', () => {
  expect(originArguments(dev, outputs('dev', 'https://address-not-known-yet.invalid'))?.join(' ')).toBe(
    'deploy thesee-dev-api --exclusively --context stage=dev --require-approval never --parameters thesee-dev-api:SiteOrigin=https://d1.cloudfront.net',
  );
  expect(originArguments(dev, outputs('dev', 'https://d1.cloudfront.net'))).toBeNull();
  expect(originArguments(staging, outputs('staging', 'https://staging.thesee.test'))).toBeNull();
});

it('asks whether CloudFront will take the certificate, before anything is deployed', async () => {
  const certificate = vi.spyOn(ACMClient.prototype, 'send');
  const ask = (found: object) => {
    certificate.mockImplementation(async () => ({ Certificate: found }));
    return certificateTrouble(staging, new ACMClient({ region: 'us-east-1' }));
  };
  expect(await ask({ DomainName: 'staging.thesee.test', Status: 'ISSUED' })).toBeNull();
  expect(await ask({ DomainName: '*.thesee.test', Status: 'ISSUED' })).toBeNull();
  expect(await ask({ DomainName: 'other.test', Status: 'ISSUED' })).toContain('not for staging.thesee.test');
  const pending = {
    DomainName: 'staging.thesee.test',
    Status: 'PENDING_VALIDATION',
    DomainValidationOptions: [
      { ResourceRecord: { Name: '_a.staging.thesee.test.', Value: '_b.acm-validations.aws.' } },
    ],
  };
  expect(await ask(pending)).toContain('_a.staging.thesee.test.  CNAME  _b.acm-validations.aws.');
  expect(await certificateTrouble(dev, new ACMClient({ region: 'us-east-1' }))).toBeNull();
});

// https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html: 200 mails a day, to verified addresses.
it('says what keeps mails from arriving', async () => {
  const ses = vi.spyOn(SESClient.prototype, 'send');
  const ask = (status: string, quota: number) => {
    ses.mockImplementation(async (command: object) =>
      command.constructor.name === 'GetSendQuotaCommand'
        ? { Max24HourSend: quota }
        : { VerificationAttributes: { 'mail.staging.thesee.test': { VerificationStatus: status } } },
    );
    return mailTroubles(staging, new SESClient({ region: 'eu-west-3' }));
  };
  expect(await ask('Success', 50_000)).toEqual([]);
  expect(await ask('Pending', 50_000)).toEqual([
    expect.stringContaining('does not send for mail.staging.thesee.test yet'),
  ]);
  expect(await ask('Success', 200)).toEqual([expect.stringContaining('sandbox')]);
});
