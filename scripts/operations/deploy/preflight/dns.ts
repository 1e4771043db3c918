import type { Resolver } from 'node:dns/promises';
import type { Stage } from '#infra/settings.ts';
import { type Finding, good, know, todo } from './finding.ts';

export type Dns = Pick<Resolver, 'resolveSoa' | 'resolveTxt' | 'resolveMx' | 'resolveCname' | 'resolve4'>;

const hasNone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

const recordsOf = async <T>(asking: Promise<T[]>): Promise<T[]> => {
  try {
    return await asking;
  } catch (error) {
    if (hasNone(error)) return [];
    throw error;
  }
};

/** Finds the name's own zone or a parent's, but not a top-level domain's. */
const findZone = async (name: string, dns: Dns): Promise<string | undefined> => {
  if (!name.includes('.')) return undefined;
  const [found] = await recordsOf(dns.resolveSoa(name).then((soa) => [soa]));
  return found ? name : findZone(name.slice(name.indexOf('.') + 1), dns);
};

export const zoneFinding = (name: string, zone: string | undefined): Finding =>
  zone
    ? good(`The records of ${name} go into the zone ${zone}.`)
    : todo(`No zone of the DNS holds ${name}: register the domain first, or mend the name in the settings.`);

export const siteFinding = (name: string, targets: readonly string[]): Finding => {
  if (targets.length === 0) return good(`${name} points nowhere yet.`);
  const said = `${name} points to ${targets.join(', ')}`;
  return targets.every((target) => target.endsWith('.cloudfront.net'))
    ? good(`${said}, a name of CloudFront’s.`)
    : know(
        `${said} already (an ALIAS shows addresses only). Unless that is this stage, people come to it until the record is the one that the deployment prints.`,
      );
};

export type MailRecords = { spf: readonly string[]; dmarc: readonly string[]; mx: readonly string[] };

/** Records are untrusted text: only printable ASCII reaches the terminal. */
const shown = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');

export const mailFindings = (domain: string, { spf, dmarc, mx }: MailRecords): Finding[] => {
  const all = [
    ...mx.map((value) => ['MX', value]),
    ...spf.map((value) => ['SPF', value]),
    ...dmarc.map((value) => ['DMARC', value]),
  ];
  if (all.length === 0) return [good(`${domain} has no rules for mail yet.`)];
  return all.map(([type, value = '']) =>
    know(`${domain} has a record for mail already, ${type} “${shown(value)}”: leave it as it is.`),
  );
};

const textsOf = async (name: string, start: string, dns: Dns): Promise<string[]> =>
  (await recordsOf(dns.resolveTxt(name))).map((parts) => parts.join('')).filter((text) => text.startsWith(start));

export const siteDnsCheck = async ({ name }: NonNullable<Stage['domain']>, dns: Dns): Promise<Finding[]> => {
  const zone = await findZone(name, dns);
  if (!zone) return [zoneFinding(name, zone)];
  const names = await recordsOf(dns.resolveCname(name));
  const targets = names.length > 0 ? names : await recordsOf(dns.resolve4(name));
  return [zoneFinding(name, zone), siteFinding(name, targets)];
};

export const mailDnsCheck = async (domain: string, dns: Dns): Promise<Finding[]> => {
  const zone = await findZone(domain, dns);
  if (!zone) return [zoneFinding(domain, zone)];
  const mx = (await recordsOf(dns.resolveMx(domain))).map(({ priority, exchange }) => `${priority} ${exchange}`);
  const spf = await textsOf(domain, 'v=spf1', dns);
  const dmarc = await textsOf(`_dmarc.${domain}`, 'v=DMARC1', dns);
  return [zoneFinding(domain, zone), ...mailFindings(domain, { spf, dmarc, mx })];
};
