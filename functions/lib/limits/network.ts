const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** The holder of an IPv6 /64 controls all its 2^64 addresses; null for any other text. */
const ipv6Network = (address: string): string | null => {
  // URL normalises an IPv6 address; text that does not parse in brackets is none.
  const [head, tail = ''] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  if (head === undefined) return null;
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = new Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

export const addressKey = (address: string): string => ipv6Network(address) ?? address;

/** IPv4 /24, IPv6 /64 (D45). */
export const networkOf = (address: string): string =>
  ipv6Network(address) ?? address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
