import { limitToAnswerTime } from './kernel/answer-time.ts';

type S3 = typeof import('#functions/data/on-need/s3.ts');

/** The part loaded on need has no state of ours, so its client learns here about the time of a call. */
export const loadS3 = async (): Promise<S3> => {
  const s3 = await import('#functions/data/on-need/s3.ts');
  limitToAnswerTime(s3.filesClient);
  return s3;
};
