import { setTimeout } from 'node:timers/promises';
import { type Bus, busEvent } from '#scripts/platform/events/bus.ts';
import type { Faults } from '#scripts/platform/faults/fault.ts';
import { describeError } from '#scripts/platform/host/disk.ts';
import type { ScanPlan } from '#scripts/platform/template/scans.ts';
import { eicar } from './eicar.ts';
import type { ObjectInfo, Store } from './store.ts';

const scanTag = 'GuardDutyMalwareScanStatus';

const threatName = 'EICAR-Test-File';

/** A ZIP whose first entry needs a password: bit 0 of the flags in its header. */
const isLocked = (body: Buffer): boolean =>
  body.length > 7 && body.readUInt32LE(0) === 0x04034b50 && (body.readUInt16LE(6) & 1) === 1;

/** Results, and the state of the scan that each belongs to. */
const statuses = {
  NO_THREATS_FOUND: 'COMPLETED',
  THREATS_FOUND: 'COMPLETED',
  UNSUPPORTED: 'SKIPPED',
  FAILED: 'FAILED',
} as const;
type Result = keyof typeof statuses;

const resultOf = (body: Buffer): Result => {
  if (body.includes(eicar)) return 'THREATS_FOUND';
  return isLocked(body) ? 'UNSUPPORTED' : 'NO_THREATS_FOUND';
};

const detailOf = (bucketName: string, { key, etag }: ObjectInfo, result: Result) => ({
  schemaVersion: '1.0',
  scanStatus: statuses[result],
  resourceType: 'S3_OBJECT',
  s3ObjectDetails: { bucketName, objectKey: key, eTag: etag.replaceAll('"', ''), versionId: null, s3Throttled: false },
  scanResultDetails: {
    scanResultStatus: result,
    threats: result === 'THREATS_FOUND' ? [{ name: threatName }] : null,
  },
});

/** GuardDuty takes seconds. */
const scanMs = 1_000;
const lookAgainMs = 50;

/**
 * Acts as GuardDuty does on a plan: some moments after a file was put it tags it and tells the bus. A test holds the
 * result back with the fault `noAnswer` of the caller `guardduty`, for as long as the fault is there; any other fault
 * makes the scan fail.
 * https://docs.aws.amazon.com/guardduty/latest/ug/how-malware-protection-for-s3-gdu-works.html
 */
export const createScanner = (options: {
  plans: readonly ScanPlan[];
  bus: Pick<Bus, 'put'>;
  faults: Pick<Faults, 'take'>;
}) => {
  const { plans, bus, faults } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const pending = new Set<Promise<void>>();

  const faultOf = async (key: string) => {
    const call = { caller: { name: 'guardduty' }, operation: 'PutObjectTagging', keys: [key] };
    let kind = faults.take(call);
    while (kind === 'noAnswer') {
      await setTimeout(lookAgainMs, undefined, { signal });
      kind = faults.take(call);
    }
    return kind;
  };

  const scan = async (store: Store, { arn, region, bucket, isTagging }: ScanPlan, info: ObjectInfo): Promise<void> => {
    await setTimeout(scanMs, undefined, { signal });
    const body = await store.read(bucket, info);
    const result = (await faultOf(info.key)) ? 'FAILED' : resultOf(body);
    // The file may be gone, or another one lies there.
    if (isTagging) await store.tag(bucket, info, { ...info.tags, [scanTag]: result });
    const type = 'GuardDuty Malware Protection Object Scan Result';
    const detail = detailOf(bucket, info, result);
    bus.put(busEvent({ source: 'aws.guardduty', type, resources: [arn], detail }, { time: Date.now(), region }));
  };

  return {
    look: (store: Store, bucket: string, info: ObjectInfo): void => {
      const plan = plans.find(
        (one) => one.bucket === bucket && one.prefixes.some((start) => info.key.startsWith(start)),
      );
      if (!plan) return;
      const scanning = scan(store, plan, info)
        .catch((error: unknown) => {
          if (!signal.aborted && !isGone(error)) console.error(`[guardduty] ${describeError(error) ?? error}`);
        })
        .finally(() => pending.delete(scanning));
      pending.add(scanning);
    },

    stop: async (): Promise<void> => {
      ending.abort();
      await Promise.all(pending);
    },
  };
};

/** Deleted before it was read. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export type Scanner = ReturnType<typeof createScanner>;
