const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** The /64 network of an IPv6 address, whose holder controls all 2^64 addresses; null for any other text. */
const ipv6Network = (address: string): string | null => {
  // URL normalises an IPv6 address; text that does not parse in brackets is none.
  const [head, tail = ''] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  if (head === undefined) return null;
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = new Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

/** The key by which callers are counted: an IPv4 address or an IPv6 /64. */
export const addressKey = (address: string): string => ipv6Network(address) ?? address;

/** The caller's network (D45): IPv4 /24, IPv6 /64. */
export const networkOf = (address: string): string =>
  ipv6Network(address) ?? address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
