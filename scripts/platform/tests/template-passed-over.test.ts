import { expect, it } from 'vitest';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { writeAssembly } from './fixtures/assembly.ts';

it('passes over copies, and over keys that encrypt: only those that sign are kept', () => {
  const before = loadStack(writeAssembly(), {}).keys;
  const stack = loadStack(
    writeAssembly(({ storage }) => {
      for (const kind of ['Plan', 'Selection', 'Vault']) {
        storage.Resources[kind] = { Type: `AWS::Backup::Backup${kind}`, Properties: {} };
      }
      storage.Resources.TableKey = { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } };
    }),
    {},
  );
  expect(stack.keys).toEqual(before);
  expect(before.ids).toHaveLength(1);
});
