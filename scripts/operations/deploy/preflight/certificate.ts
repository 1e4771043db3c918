import { type ACMClient, type CertificateDetail, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import type { Stage } from '#infra/settings.ts';
import { type DnsRecord, inZone } from '#scripts/operations/deploy/dns-records.ts';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';
import { type Finding, good, know, todo } from './finding.ts';

type Domain = NonNullable<Stage['domain']>;

const dayMs = 24 * 60 * 60 * 1000;
/**
 * AWS renews 60 days before expiry and reports a failure from 45 days on:
 * https://docs.aws.amazon.com/acm/latest/userguide/dns-renewal-validation.html
 */
const leastDays = 45;

const bare = (name: string): string => name.replace(/\.$/, '');

const proofs = ({ DomainValidationOptions = [] }: CertificateDetail): DnsRecord[] =>
  DomainValidationOptions.flatMap(({ ResourceRecord: record }): DnsRecord[] =>
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

const requested = (why: string, { name }: Domain): Finding =>
  todo(
    `${why} Ask for one, and write the ARN that is printed into domain.certificateArn.`,
    `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${name} --query CertificateArn --output text`,
  );

export const certificateFinding = (domain: Domain, found: CertificateDetail | undefined, now: Date): Finding => {
  const { name, certificateArn } = domain;
  if (!found) return requested(`There is no certificate ${certificateArn} in us-east-1.`, domain);
  const names = [...new Set([found.DomainName, ...(found.SubjectAlternativeNames ?? [])])];
  const isFor = names.some((one) => one === name || one === name.replace(/^[^.]+/, '*'));
  if (!isFor) return requested(`The certificate is for ${names.join(', ')}, not for ${name}.`, domain);
  if (found.Status !== 'ISSUED') {
    const records = proofs(found);
    const said = `The certificate of ${name} is ${found.Status ?? 'unknown'}: CloudFront takes it once it is ISSUED.`;
    return todo(
      records.length > 0
        ? `${said}\nLet these stand in its zone, and ask again after some minutes:\n${inZone(records)}`
        : said,
    );
  }
  const days = found.NotAfter ? Math.floor((found.NotAfter.getTime() - now.getTime()) / dayMs) : 0;
  if (days < 1) return requested(`The certificate of ${name} has ended.`, domain);
  return days < leastDays
    ? know(
        `The certificate of ${name} ends in ${days} days, and AWS has not renewed it: look whether its record still stands in the zone.`,
      )
    : good(`The certificate of ${name} is issued, for ${days} more days.`);
};

export const certificateCheck = async (domain: Domain, acm: ACMClient): Promise<Finding[]> => {
  const asking = acm.send(new DescribeCertificateCommand({ CertificateArn: domain.certificateArn }));
  const found = await unlessMissing(asking, 'ResourceNotFoundException');
  return [certificateFinding(domain, found?.Certificate, new Date())];
};
