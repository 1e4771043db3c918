const iam = 'scripts/platform/tests/iam.test.ts';
const cache = 'scripts/platform/tests/edge-cache.test.ts';

/** The local platform: where it differs from AWS, tests prove nothing. */
export const platformMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  ['scripts/platform/iam/policy.ts', "if (meant.some(({ effect }) => effect === 'Deny')) return 'denied';", '', iam],
  ['scripts/platform/iam/policy.ts', '&& conditions.every((holds) => holds(context))', '', iam],
  ['scripts/platform/s3/post-object.ts', 'if (size > max)', 'if (size > max * 2)', 'scripts/platform/tests/s3'],
  [
    'scripts/platform/s3/signature.ts',
    'if (!(now <= timeOf(date) + expiresS * 1000))',
    'if (false)',
    'scripts/platform/tests/s3',
  ],
  [
    'scripts/platform/gateway/gateway.ts',
    "return refuse(413, 'Request Entity Too Large', 'REQUEST_TOO_LARGE', known);",
    '',
    'scripts/platform/tests/gateway.test.ts',
  ],
  [
    'scripts/platform/gateway/cors.ts',
    'cors.AllowOrigins.includes(origin) ? origin : null',
    'origin',
    'scripts/platform/tests/cors.test.ts',
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
    'scripts/platform/tests/filter.test.ts',
  ],
  [
    'scripts/platform/events/checkpoints.ts',
    'kept[name] = { ...kept[name], ...positions };',
    'kept[name] = positions;',
    'scripts/platform/tests/checkpoints.test.ts',
  ],
  ['scripts/platform/mail/addresses.ts', '?? null;', '?? address;', 'scripts/platform/tests/ses-rights.test.ts'],
  [
    'scripts/platform/mail/ses.ts',
    "isListed ? 'listed' : simulatedOutcome(recipient)",
    'simulatedOutcome(recipient)',
    'scripts/platform/tests/suppression-list.test.ts',
  ],
];
