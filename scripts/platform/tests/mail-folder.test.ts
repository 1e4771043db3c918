import { expect, it } from 'vitest';
import { createMailFolder } from '#scripts/platform/mail/folder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

it('lists mails by when they came, the newest first, two of one millisecond both', async () => {
  const folder = createMailFolder(temporaryFolder('mail-folder'));
  const write = (to: string, at: string) => folder.write(to, Buffer.from(`To: ${to}\n\nBonjour`), new Date(at));
  await write('Ada <ADA@people.test>', '2026-03-01T08:00:00.000Z');
  await write('zoe@people.test', '2026-03-02T08:00:00.000Z');
  await write('ada@people.test', '2026-03-01T09:00:00.000Z');
  await write('ada@people.test', '2026-03-01T09:00:00.000Z');
  const names = await folder.list();
  expect(names).toEqual([
    '2026-03-02T08-00-00.000Z-zoe@people.test.eml',
    '2026-03-01T09-00-00.000Z.1-ada@people.test.eml',
    '2026-03-01T09-00-00.000Z-ada@people.test.eml',
    '2026-03-01T08-00-00.000Z-ada@people.test.eml',
  ]);
  expect((await folder.read(names[0] ?? ''))?.text?.trim()).toBe('Bonjour');
  expect(await folder.readRaw('../package.json')).toBeNull();
});
