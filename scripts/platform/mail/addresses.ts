import type { Identities } from '#scripts/platform/template/ses.ts';

export const addressOf = (text: string): string => (/<([^>]*)>/.exec(text)?.[1] ?? text).trim();

const candidates = (address: string): string[] => {
  const [, domain = ''] = address.toLowerCase().split('@');
  const parts = domain.split('.');
  return [address.toLowerCase(), ...parts.map((_, index) => parts.slice(index).join('.'))];
};

/**
 * Finds the verified identity that covers the address.
 * https://docs.aws.amazon.com/ses/latest/dg/verify-addresses-and-domains.html
 */
export const findIdentity = (address: string, { names }: Identities): string | null =>
  candidates(address).find((candidate) => names.includes(candidate)) ?? null;
