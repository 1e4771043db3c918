/**
 * Replaces `@smithy/core/event-streams` in the bundles (infra/bundles.ts). The S3 and Lambda clients load it at start, for streaming
 * operations that this project does not call; it pulls in half the SDK.
 */
export const resolveEventStreamSerdeConfig = <T>(config: T): T => config;
export const eventStreamSerdeProvider = (): never => {
  throw new Error('event streams are not bundled');
};
export class EventStreamSerde {
  constructor() {
    eventStreamSerdeProvider();
  }
}
