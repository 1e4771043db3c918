import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createOrderedWriter, readKept } from '#scripts/platform/host/write-whole.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';

const content = z.object({
  etag: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  changedAt: z.number(),
  values: z.record(z.string(), z.string()),
});
const shape = z.record(z.string(), content);

type Content = z.output<typeof content>;

const damaged = 'does not hold the stores’ keys any more: npm run reset begins with empty ones';

const newContent = (): Content => {
  const now = Date.now();
  return { etag: randomUUID(), createdAt: now, changedAt: now, values: {} };
};

/** Keeps the content of CloudFront's key value stores, by ARN, in one file. */
export const openKeyValues = (file: string, arns: readonly string[]) => {
  const kept = readKept(file, shape, damaged) ?? {};
  const write = createOrderedWriter(file);
  const stores = Object.fromEntries(arns.map((arn) => [arn, kept[arn] ?? newContent()]));

  const find = (arn: string): Content => {
    const store = Object.hasOwn(stores, arn) ? stores[arn] : undefined;
    if (!store) throw new ServiceError(404, 'ResourceNotFoundException', 'The key value store does not exist.');
    return store;
  };
  const valueIn = ({ values }: Content, key: string): string | undefined =>
    Object.hasOwn(values, key) ? values[key] : undefined;

  /** Rejects unless `etag` is that of the last change; changes nothing when the file cannot be written. */
  const change = async (arn: string, etag: string, values: (old: Content) => Content['values']): Promise<Content> => {
    const old = find(arn);
    if (etag !== old.etag) throw new ServiceError(409, 'ConflictException', 'Pre-Condition failed');
    const next = { ...old, etag: randomUUID(), changedAt: Date.now(), values: values(old) };
    stores[arn] = next;
    await write(JSON.stringify(stores)).catch((error) => {
      stores[arn] = old;
      throw error;
    });
    return next;
  };

  const getKey = (arn: string, key: string): { store: Content; value: string } => {
    const store = find(arn);
    const value = valueIn(store, key);
    if (value === undefined) throw new ServiceError(404, 'ResourceNotFoundException', 'The key does not exist.');
    return { store, value };
  };

  return {
    find,
    getKey,
    /** For the edge, which knows no errors. */
    read: (arn: string, key: string): string | undefined => valueIn(find(arn), key),
    put: (arn: string, etag: string, key: string, value: string): Promise<Content> =>
      change(arn, etag, ({ values }) => ({ ...values, [key]: value })),
    remove: (arn: string, etag: string, key: string): Promise<Content> => {
      getKey(arn, key);
      return change(arn, etag, ({ values: { [key]: _, ...others } }) => others);
    },
  };
};

export type KeyValues = ReturnType<typeof openKeyValues>;
export type { Content };
