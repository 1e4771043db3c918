import { expect, it } from 'vitest';
import type { Stage } from '#infra/settings.ts';
import { dnsRecords, inZone } from '#scripts/operations/deploy/dns-records.ts';
import type { Outputs } from '#scripts/operations/deploy/outputs.ts';
import { stageOf } from './templates.ts';

const staging = stageOf('staging');
const web = { 'thesee-staging-web': { SiteAddress: 'https://d1.cloudfront.net' } };
const outputs: Outputs = {
  ...web,
  'thesee-staging-shared': {
    DkimRecord1: 'a._domainkey.x.test CNAME a.dkim.amazonses.com',
    DkimRecord2: 'b._domainkey.x.test CNAME b.dkim.amazonses.com',
    DkimRecord3: 'c._domainkey.x.test CNAME c.dkim.amazonses.com',
    MailFromDomain: 'bounce.mail.staging.thesee.test',
  },
};
const linesOf = (stage: Stage, said: Outputs): string[] =>
  inZone(dnsRecords(stage, said))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(';'));

// https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
it('says each record that the DNS has to hold', () => {
  expect(linesOf(staging, outputs)).toEqual([
    'staging.thesee.test.  CNAME  d1.cloudfront.net.',
    'a._domainkey.x.test.  CNAME  a.dkim.amazonses.com.',
    'b._domainkey.x.test.  CNAME  b.dkim.amazonses.com.',
    'c._domainkey.x.test.  CNAME  c.dkim.amazonses.com.',
    'bounce.mail.staging.thesee.test.  MX  10 feedback-smtp.eu-west-3.amazonses.com.',
    'bounce.mail.staging.thesee.test.  TXT  "v=spf1 include:amazonses.com ~all"',
    '_dmarc.mail.staging.thesee.test.  TXT  "v=DMARC1; p=none; rua=mailto:operators@thesee.test"',
  ]);
  expect(linesOf({ ...staging, region: 'eu-north-1' }, outputs)).toContain(
    'bounce.mail.staging.thesee.test.  MX  10 feedback-smtp.eu-north-1.amazonses.com.',
  );
});

it('says no SPF and no DMARC of the mail domain itself or of a domain above it', () => {
  const policies = dnsRecords(staging, outputs).filter(({ type }) => type === 'TXT');
  expect(policies).toHaveLength(2);
  expect(policies.map(({ name }) => name.replace(/^(bounce|_dmarc)\./, ''))).toEqual([
    'mail.staging.thesee.test',
    'mail.staging.thesee.test',
  ]);
  expect(policies.map(({ name }) => name)).not.toContain('mail.staging.thesee.test');
});

it('says nothing of a mail domain that was there before, nor of one that is not made yet', () => {
  const existing: Stage = { ...staging, mail: { ...staging.mail, identity: 'existing' } };
  expect(linesOf(existing, { ...web, 'thesee-staging-shared': { TableName: 'a-table' } })).toEqual([
    'staging.thesee.test.  CNAME  d1.cloudfront.net.',
  ]);
  expect(linesOf(staging, {})).toEqual([]);
});

it('points to CloudFront only what is a name of one’s own', () => {
  const { domain: _, ...nameless } = staging;
  expect(linesOf(nameless, outputs).join('\n')).not.toContain('cloudfront.net');
});
