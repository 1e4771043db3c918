import { randomUUID } from 'node:crypto';
import { localAccount } from '#scripts/platform/template/names.ts';

/** An event as EventBridge hands it over: https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html */
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

/** The account's event bus: whoever follows it gets what services put on it from then on. */
export const createBus = () => {
  const followers = new Set<Follower>();
  return {
    put: (event: BusEvent): void => {
      for (const follower of followers) follower(event);
    },
    /** Gives the way to stop following. */
    follow: (follower: Follower): (() => void) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
};

export type Bus = ReturnType<typeof createBus>;
