import { expect, test } from 'vitest';
import { addressKey, networkOf } from '#functions/lib/limits/network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:0:7::1', '2001:db8:0:7', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007:ffff:0:0:2', '2001:db8:0:7', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0'],
  ['::1', '0:0:0:0', '0:0:0:0'],
  ['not an address', 'not an address', 'not an address'],
])('network: %s is the caller %s of the network %s', (address, caller, network) => {
  expect(addressKey(address)).toBe(caller);
  expect(networkOf(address)).toBe(network);
});
