import type { UserChanges, UserRecord } from '#shared/schemas/user-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { storeUser } from '#web/lib/session/session.ts';

/** Saves some of what people say of themselves, over the record as they have read it. */
export const useSaveRecord = (record: UserRecord, success: string) => {
  const { mutateAsync } = useSend(api.users.update, { success, onDone: storeUser, isMerged: true });
  return (body: UserChanges, revision: number | undefined) =>
    mutateAsync({ params: { id: record.id }, body, revision });
};
