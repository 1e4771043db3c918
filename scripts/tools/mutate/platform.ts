const iam = 'tests/local/iam.test.ts';
const cache = 'tests/local/edge-cache.test.ts';

/** The local platform: where it differs from AWS, tests prove nothing. */
export const platformMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  ['scripts/platform/iam/policy.ts', "if (meant.some(({ effect }) => effect === 'Deny')) return 'denied';", '', iam],
  ['scripts/platform/iam/policy.ts', '&& conditions.every((holds) => holds(context))', '', iam],
  ['scripts/platform/s3/policy.ts', 'if (size > max)', 'if (size > max * 2)', 'tests/local/s3'],
  ['scripts/platform/s3/signature.ts', 'if (!(now <= timeOf(date) + expiresS * 1000))', 'if (false)', 'tests/local/s3'],
  [
    'scripts/platform/gateway/gateway.ts',
    "return refuse(413, 'Request Entity Too Large', 'REQUEST_TOO_LARGE', known);",
    '',
    'tests/local/gateway.test.ts',
  ],
  [
    'scripts/platform/gateway/cors.ts',
    'cors.AllowOrigins.includes(origin) ? origin : null',
    'origin',
    'tests/local/cors.test.ts',
  ],
  [
    'scripts/platform/edge/lifetime.ts',
    'if (says(response, /no-store|private/i)) return min > 0 ? min : null;',
    '',
    cache,
  ],
  ['scripts/platform/edge/lifetime.ts', 'new Set([404, 405, 414, ', 'new Set([405, 414, ', cache],
  [
    'scripts/platform/events/filter.ts',
    'fields.every((matches) => matches(event))',
    'fields.some((matches) => matches(event))',
    'tests/local/filter.test.ts',
  ],
  [
    'scripts/platform/events/checkpoints.ts',
    'kept[name] = { ...kept[name], ...positions };',
    'kept[name] = positions;',
    'tests/local/checkpoints.test.ts',
  ],
  ['scripts/platform/mail/sender.ts', '?? null;', '?? address;', 'tests/local/ses-rights.test.ts'],
  [
    'scripts/platform/mail/ses.ts',
    "isListed ? 'listed' : fateOf(recipient)",
    'fateOf(recipient)',
    'tests/local/suppression-list.test.ts',
  ],
];
