import type { Identities } from '#scripts/platform/template/ses.ts';

/** Extracts the address from `Name <address>`. */
export const addressOf = (text: string): string => (/<([^>]*)>/.exec(text)?.[1] ?? text).trim();

/** The address, its domain and the parent domains, in SES's order of preference. */
const candidates = (address: string): string[] => {
  const [, domain = ''] = address.toLowerCase().split('@');
  const parts = domain.split('.');
  return [address.toLowerCase(), ...parts.map((_, index) => parts.slice(index).join('.'))];
};

/**
 * The verified identity that covers an address, or null.
 * https://docs.aws.amazon.com/ses/latest/dg/verify-addresses-and-domains.html
 */
export const findIdentity = (address: string, { names }: Identities): string | null =>
  candidates(address).find((candidate) => names.includes(candidate)) ?? null;
