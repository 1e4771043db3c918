const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** The 64 bits of an IPv6 network; whoever has one of its addresses has all 2^64. Null for what is no IPv6 address. */
const sixNetwork = (address: string): string | null => {
  // A URL writes an IPv6 address in one way only, its longest run of zeros as `::`; anything else is no URL in brackets.
  const [head, tail = ''] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  if (head === undefined) return null;
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = new Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

/** What tells callers apart where one address may be many people: an IPv4 address, or an IPv6 network (/64). */
export const callerOf = (address: string): string => sixNetwork(address) ?? address;

/** The network around a caller (D45): IPv4 /24, IPv6 /64. */
export const networkOf = (address: string): string =>
  sixNetwork(address) ?? address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
