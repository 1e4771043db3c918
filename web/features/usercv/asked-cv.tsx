import type { ReactNode } from 'react';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';

type AskedCvProps = { id: string; show: (cv: PublicCv | null) => ReactNode };

/** Shows null when there is no public CV. */
export const AskedCv = ({ id, show }: AskedCvProps) => {
  const { data, error } = useReply(() => api.usercv.getPublic({ params: { id } }), { isSilent: true });
  if (data) return show(data);
  if (error?.status === 404) return show(null);
  if (error) return <Failed error={error} isRetrying={false} onRetry={() => location.reload()} />;
  return <div className="cv" aria-busy="true" />;
};
