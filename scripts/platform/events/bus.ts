import { randomUUID } from 'node:crypto';
import { localAccount } from '#scripts/platform/template/names.ts';

/** https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html */
export type BusEvent = {
  version: '0';
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: readonly string[];
  detail: object;
};

export const busEvent = (
  { source, type, resources, detail }: { source: string; type: string; resources: readonly string[]; detail: object },
  { time, region }: { time: number; region: string },
): BusEvent => ({
  version: '0',
  id: randomUUID(),
  'detail-type': type,
  source,
  account: localAccount,
  time: new Date(time).toISOString().replace(/\.\d+Z$/, 'Z'),
  region,
  resources,
  detail,
});

type Follower = (event: BusEvent) => void;

/** Works in process: delivers each event synchronously to the current followers. */
export const createBus = () => {
  const followers = new Set<Follower>();
  return {
    put: (event: BusEvent): void => {
      for (const follower of followers) follower(event);
    },
    follow: (follower: Follower): (() => void) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
};

export type Bus = ReturnType<typeof createBus>;
