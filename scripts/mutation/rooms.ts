/** Pure files that are mutated together, the tests that must notice, and the least score, in percent. */
export type Room = {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  readonly bar: number;
};

export const rooms: readonly Room[] = [
  {
    name: 'ranking',
    files: [
      'shared/domain/job-match*.ts',
      // Measured constants: the benchmark tunes them, no test may pin them.
      '!shared/domain/job-match-common.ts',
      '!shared/domain/job-match-config.ts',
    ],
    tests: ['tests/unit/job-match*.test.ts'],
    bar: 85,
  },
  { name: 'policy', files: ['shared/policy.ts'], tests: ['tests/unit/policy.test.ts'], bar: 85 },
  { name: 'schemas', files: ['shared/schemas/*.ts'], tests: ['tests/unit/schemas/*.test.ts'], bar: 85 },
];
