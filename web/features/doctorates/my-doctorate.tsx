import type { ReactNode } from 'react';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { FormSkeleton } from '#web/blocks/form-skeleton.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

type MyDoctorateProps = { userId: string; children: (doctorate: Doctorate) => ReactNode };

/** Somebody's doctorate, as soon as it is there. */
export const MyDoctorate = ({ userId, children }: MyDoctorateProps) => {
  const query = useCall(api.doctorates.get, [{ params: { userId } }]);
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {children}
    </Loaded>
  );
};
