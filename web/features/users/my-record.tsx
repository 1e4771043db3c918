import type { ReactNode } from 'react';
import type { UserChanges, UserRecord } from '#shared/schemas/user-record.ts';
import { FormSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { storeUser } from '#web/lib/session/session.ts';

export const MyRecord = ({ id, children }: { id: string; children: (record: UserRecord) => ReactNode }) => (
  <Loaded query={useCall(api.users.get, [{ params: { id } }])} skeleton={<FormSkeleton />}>
    {children}
  </Loaded>
);

export const useSaveRecord = (record: UserRecord, success: string) => {
  const { mutateAsync } = useSend(api.users.update, { success, onDone: storeUser, isMerged: true });
  return (body: UserChanges, revision: number | undefined) =>
    mutateAsync({ params: { id: record.id }, body, revision });
};
