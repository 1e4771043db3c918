const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** All eight groups; null for any other text. */
const ipv6Groups = (address: string): string[] | null => {
  // URL normalises an IPv6 address; text that does not parse in brackets is none.
  const [head, tail = ''] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  if (head === undefined) return null;
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = new Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last];
};

/** The holder of an IPv6 /64 controls all its 2^64 addresses; null for any other text. */
const ipv6Network = (address: string): string | null => ipv6Groups(address)?.slice(0, 4).join(':') ?? null;

const ipv4Network = (address: string): string => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

export const addressKey = (address: string): string => ipv6Network(address) ?? address;

/** IPv4 /24, IPv6 /64 (D45). */
export const networkOf = (address: string): string => ipv6Network(address) ?? ipv4Network(address);

/** IPv4 /24, IPv6 /48: says where from, and not who. */
export const coarseNetworkOf = (address: string): string => {
  const groups = ipv6Groups(address);
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : ipv4Network(address);
};
