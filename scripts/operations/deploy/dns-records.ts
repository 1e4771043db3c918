import type { Stage } from '#infra/settings.ts';
import { type Outputs, outputOf } from './outputs.ts';

export type DnsRecord = { name: string; type: 'CNAME' | 'MX' | 'TXT'; value: string; why: string };

const siteRecords = ({ name, domain }: Stage, outputs: Outputs): DnsRecord[] => {
  const address = outputOf(outputs, name, 'web', 'SiteAddress');
  if (!domain || !address) return [];
  const value = address.replace('https://', '');
  return [
    { name: domain.name, type: 'CNAME', value, why: 'the site (ALIAS or ANAME where a zone’s own name has no CNAME)' },
  ];
};

const dkimRecords = ({ name }: Stage, outputs: Outputs): DnsRecord[] =>
  ['DkimRecord1', 'DkimRecord2', 'DkimRecord3'].flatMap((output) => {
    const [record, value] = outputOf(outputs, name, 'shared', output)?.split(' CNAME ') ?? [];
    return record && value ? [{ name: record, type: 'CNAME', value, why: 'DKIM: SES signs the mails' }] : [];
  });

/**
 * Lists records below the mail domain only, never of the domain itself or of a parent, and none when the stack did not
 * create the identity. https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
 */
const mailRecords = ({ name, region, mail, watch }: Stage, outputs: Outputs): DnsRecord[] => {
  const bounces = outputOf(outputs, name, 'shared', 'MailFromDomain');
  if (!bounces) return [];
  return [
    {
      name: bounces,
      type: 'MX',
      value: `10 feedback-smtp.${region}.amazonses.com`,
      why: 'mails that come back go to SES; this name has no other MX',
    },
    {
      name: bounces,
      type: 'TXT',
      value: 'v=spf1 include:amazonses.com ~all',
      why: 'SPF: SES sends for this name',
    },
    {
      name: `_dmarc.${mail.domain}`,
      type: 'TXT',
      value: `v=DMARC1; p=none${watch ? `; rua=mailto:${watch.address}` : ''}`,
      why: 'DMARC: reports, and nothing is refused yet; leave it out where a domain above has one, which holds here, too',
    },
  ];
};

export const dnsRecords = (stage: Stage, outputs: Outputs): DnsRecord[] => [
  ...siteRecords(stage, outputs),
  ...dkimRecords(stage, outputs),
  ...mailRecords(stage, outputs),
];

export const inZone = (records: readonly DnsRecord[]): string =>
  records
    .map(({ name, type, value, why }) => {
      const said = type === 'TXT' ? `"${value}"` : `${value}.`;
      return `; ${why}\n${name}.  ${type}  ${said}`;
    })
    .join('\n');
