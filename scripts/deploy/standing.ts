import { type ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetIdentityVerificationAttributesCommand, GetSendQuotaCommand, type SESClient } from '@aws-sdk/client-ses';
import type { Stage } from '#infra/settings.ts';
import { type DnsRecord, inZone } from './dns-records.ts';

/** What SES lets a day have while an account is in its sandbox. */
const sandboxQuota = 200;

const bare = (name: string): string => name.replace(/\.$/, '');

/** Why CloudFront would refuse the stage's certificate, with what its zone lacks; null when it is good. */
export const certificateTrouble = async ({ domain }: Stage, acm: ACMClient): Promise<string | null> => {
  if (!domain) return null;
  const { Certificate } = await acm.send(new DescribeCertificateCommand({ CertificateArn: domain.certificateArn }));
  const names = [Certificate?.DomainName, ...(Certificate?.SubjectAlternativeNames ?? [])];
  const isFor = names.some((name) => name === domain.name || name === domain.name.replace(/^[^.]+/, '*'));
  if (!isFor) return `The certificate is for ${[...new Set(names)].join(', ')}, not for ${domain.name}.`;
  if (Certificate?.Status === 'ISSUED') return null;
  const records = (Certificate?.DomainValidationOptions ?? []).flatMap(({ ResourceRecord: record }): DnsRecord[] =>
    record?.Name && record.Value
      ? [
          {
            name: bare(record.Name),
            type: 'CNAME',
            value: bare(record.Value),
            why: 'proves to AWS whose the domain is',
          },
        ]
      : [],
  );
  return [
    `The certificate of ${domain.name} is ${Certificate?.Status ?? 'unknown'}: CloudFront takes it once it is ISSUED.`,
    ...(records.length > 0
      ? [`Let these stand in its zone, and deploy again after some minutes:\n${inZone(records)}`]
      : []),
  ].join('\n');
};

/** What keeps mails from arriving, one sentence each. */
export const mailTroubles = async ({ mail, region }: Stage, ses: SESClient): Promise<string[]> => {
  const [{ VerificationAttributes = {} }, { Max24HourSend = 0 }] = await Promise.all([
    ses.send(new GetIdentityVerificationAttributesCommand({ Identities: [mail.domain] })),
    ses.send(new GetSendQuotaCommand({})),
  ]);
  const status = VerificationAttributes[mail.domain]?.VerificationStatus;
  return [
    ...(status === 'Success'
      ? []
      : [
          `SES does not send for ${mail.domain} yet (${status ?? 'unknown'}): it looks for the DKIM records for up to three days.`,
        ]),
    ...(Max24HourSend <= sandboxQuota
      ? [
          `SES is in its sandbox in ${region}: mails reach verified addresses only (mail.testRecipients). Ask for production access in its console before anybody registers.`,
        ]
      : []),
  ];
};
