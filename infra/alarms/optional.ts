import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ofCertificate, ofCopies, ofFunction } from '../metrics.ts';
import type { Alarm } from './alarm.ts';

export const canaryAlarms = (canary: IFunction): Alarm[] => [
  {
    name: 'canary-fails',
    metric: ofFunction('Errors', canary),
    times: 2,
    suffers: 'Candidates can probably not sign in or open their assessments.',
    runbook: 'the-canary-fails',
    logs: canary,
  },
  {
    name: 'canary-silent',
    metric: ofFunction('Invocations', canary),
    below: true,
    times: 3,
    silenceIsBad: true,
    suffers: 'Nobody, but nobody would learn of it from us: the account that tries the product does not try.',
    runbook: 'the-canary-fails',
    logs: canary,
  },
];

/** `isCopiedOn`: each copy is also copied to a vault in another account or region. */
export const copyAlarms = (vault: IBackupVault, isCopiedOn: boolean): Alarm[] => [
  {
    name: 'copy-missing',
    metric: ofCopies('NumberOfBackupJobsCompleted', vault),
    below: true,
    // An alarm evaluates at most a week.
    times: 7,
    silenceIsBad: true,
    suffers: 'Nobody yet: a lost account, or a mistake that is noticed after 35 days, would cost a week more.',
    runbook: 'a-copy-is-missing',
  },
  ...Object.entries({
    'copy-fails': 'NumberOfBackupJobsFailed',
    ...(isCopiedOn && { 'copy-elsewhere-fails': 'NumberOfCopyJobsFailed' }),
  }).map(
    ([name, metric]): Alarm => ({
      name,
      metric: ofCopies(metric, vault),
      suffers: 'Nobody yet: this week’s copy of the table is not where it should be.',
      runbook: 'a-copy-is-missing',
    }),
  ),
];

export const certificateAlarms = (certificateArn: string): Alarm[] => [
  {
    name: 'certificate-ends',
    metric: ofCertificate(certificateArn),
    threshold: 30,
    below: true,
    suffers: 'Nobody yet: when it ends, browsers refuse the site to everybody.',
    runbook: 'the-certificate-ends-soon',
  },
];
