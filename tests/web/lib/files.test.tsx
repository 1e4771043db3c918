import { expect, test, vi } from 'vitest';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { sendFile } from '#web/lib/files/send-file.ts';

test('a table is saved as a CSV file under its name, whose address is given back a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [make, revoke] = [vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1'), vi.spyOn(URL, 'revokeObjectURL')];
  const clicked: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  saveCsv('a;b', 'membres.csv');
  expect(clicked).toEqual([['blob:1', 'membres.csv']]);
  expect(make.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv' });
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});

class Bucket {
  static last: Bucket;
  status = 0;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  opened: string[] = [];
  body = new FormData();
  constructor() {
    Bucket.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
}

test.each([
  [204, 'sent'],
  [299, 'sent'],
  [300, '300 internal'],
  [403, '403 internal'],
  ['error', '0 offline'],
  ['abort', '0 offline'],
] as const)(
  'a file that the bucket answers with %s is %s; its progress never passes its own size',
  async (answer, outcome) => {
    vi.stubGlobal('XMLHttpRequest', Bucket);
    const [progress, stop] = [vi.fn(), new AbortController()];
    const form = { url: 'https://bucket.example', fields: { key: 'k1', policy: 'p1' } };
    const sending = sendFile(form, new File(['abc'], 'these.pdf'), { onProgress: progress, signal: stop.signal });
    const { last } = Bucket;
    // S3 ignores form fields after the file.
    expect([last.opened, [...last.body.keys()]]).toEqual([
      ['POST', 'https://bucket.example'],
      ['key', 'policy', 'file'],
    ]);
    for (const loaded of [2, 400]) last.upload.onprogress?.({ loaded });
    expect(progress.mock.calls.flat()).toEqual([2, 3]);
    if (answer === 'abort') stop.abort();
    else if (answer === 'error') last.onerror();
    else {
      last.status = answer;
      last.onload();
    }
    expect(
      await sending.then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    ).toBe(outcome);
  },
);
