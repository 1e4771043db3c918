import type { ReactNode } from 'react';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { FormSkeleton } from '#web/blocks/form-skeleton.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

/** A person's record, as soon as it is there. */
export const MyRecord = ({ id, children }: { id: string; children: (record: UserRecord) => ReactNode }) => (
  <Loaded query={useCall(api.users.get, [{ params: { id } }])} skeleton={<FormSkeleton />}>
    {children}
  </Loaded>
);
