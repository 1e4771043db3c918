import type { Identities } from '#scripts/platform/template/ses.ts';

/** The address in `Name <address>`, or all of it. */
export const addressOf = (text: string): string => (/<([^>]*)>/.exec(text)?.[1] ?? text).trim();

/** The address itself, its domain and the domains above it, in the order in which SES looks for a verified one. */
const candidates = (address: string): string[] => {
  const [, domain = ''] = address.toLowerCase().split('@');
  const parts = domain.split('.');
  return [address.toLowerCase(), ...parts.map((_, index) => parts.slice(index).join('.'))];
};

/**
 * The verified identity that an address sends by, null when there is none: its own, else its domain’s or one above it.
 * https://docs.aws.amazon.com/ses/latest/dg/verify-addresses-and-domains.html
 */
export const identityOf = (address: string, { names }: Identities): string | null =>
  candidates(address).find((candidate) => names.includes(candidate)) ?? null;
