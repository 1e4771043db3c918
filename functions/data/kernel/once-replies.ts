import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { OnceReplies } from '#functions/data/entities/call.ts';

/** The reply kept under that key, as JSON, and the digest of what was sent for it; null when there is none. */
export const findOnceReply = async (key: {
  callerId: string;
  key: string;
}): Promise<{ digest: string; reply: string } | null> =>
  (await OnceReplies.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item ?? null;
