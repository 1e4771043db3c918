import type { Stage } from '#infra/settings.ts';
import { type Outputs, outputOf } from './outputs.ts';

/** A line of a domain's zone, and what it is for. */
export type DnsRecord = { name: string; type: 'CNAME' | 'TXT'; value: string; why: string };

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
    const [record, value] = outputOf(outputs, name, 'storage', output)?.split(' CNAME ') ?? [];
    return record && value ? [{ name: record, type: 'CNAME', value, why: 'DKIM: SES signs the mails' }] : [];
  });

const mailRecords = ({ mail, watch }: Stage): DnsRecord[] => [
  {
    name: mail.domain,
    type: 'TXT',
    value: 'v=spf1 include:amazonses.com ~all',
    why: 'SPF; where there is one already, add its include to it: a domain has one',
  },
  {
    name: `_dmarc.${mail.domain}`,
    type: 'TXT',
    value: `v=DMARC1; p=quarantine${watch ? `; rua=mailto:${watch.address}` : ''}`,
    why: 'DMARC: who sends in the domain’s name without DKIM is not believed',
  },
];

/** What has to stand in the zones of a stage's domains, once it is deployed. */
export const dnsRecords = (stage: Stage, outputs: Outputs): DnsRecord[] => [
  ...siteRecords(stage, outputs),
  ...dkimRecords(stage, outputs),
  ...mailRecords(stage),
];

/** Each record as a line of a zone, what it is for above it. */
export const inZone = (records: readonly DnsRecord[]): string =>
  records
    .map(({ name, type, value, why }) => {
      const said = type === 'TXT' ? `"${value}"` : `${value}.`;
      return `; ${why}\n${name}.  ${type}  ${said}`;
    })
    .join('\n');
