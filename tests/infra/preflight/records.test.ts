import { expect, it } from 'vitest';
import { preflight } from '#scripts/operations/deploy/preflight/checks.ts';
import { inLines } from '#scripts/operations/deploy/preflight/finding.ts';
import { shippedStage } from '../templates.ts';
import { type Answers, answering, emptyAccount } from './answers.ts';

const shipped = shippedStage('production');
const linesWith = async (answers: Answers): Promise<string[]> =>
  inLines(await preflight(shipped, answering(answers))).split('\n');

it('says the DNS records of stacks that live, so that nobody deploys to read them again', async () => {
  const Outputs = [
    { OutputKey: 'DkimRecord1', OutputValue: 'a._domainkey.mail.thesee.test CNAME a.dkim.amazonses.com' },
    { OutputKey: 'SiteAddress', OutputValue: 'https://d1.cloudfront.net' },
  ];
  const living: Answers = {
    ...emptyAccount,
    DescribeStacks: (_region, { StackName }) => ({
      Stacks: [{ StackName, StackStatus: 'CREATE_COMPLETE', CreationTime: new Date(0), Outputs }],
    }),
  };
  const lines = await linesWith(living);
  const first = lines.indexOf('to know   These records have to stand in the DNS:');
  expect(lines.slice(first + 1, first + 5)).toEqual([
    '          ; the site (ALIAS or ANAME where a zone’s own name has no CNAME)',
    '          thesee.test.  CNAME  d1.cloudfront.net.',
    '          ; DKIM: SES signs the mails',
    '          a._domainkey.mail.thesee.test.  CNAME  a.dkim.amazonses.com.',
  ]);
  expect((await linesWith(emptyAccount)).join()).not.toContain('CNAME');
});
