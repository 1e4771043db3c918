/**
 * Stands in the bundles for `@smithy/core/event-streams` (infra/bundles.ts), which the clients of S3 and Lambda ask for at their
 * start, for operations that answer by a stream of events. We call none; with it half the SDK would be loaded late.
 */
export const resolveEventStreamSerdeConfig = <T>(config: T): T => config;
export const eventStreamSerdeProvider = (): never => {
  throw new Error('no operation of ours answers by a stream of events');
};
export class EventStreamSerde {
  constructor() {
    eventStreamSerdeProvider();
  }
}
