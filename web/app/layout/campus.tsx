import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';
import { LogoTile } from '#web/ui/logo-tile.tsx';

/** The person's university: logo and name; nothing without one, or while it can't be read. */
export const Campus = ({ user: { UniversityId } }: { user: Pick<User, 'UniversityId'> }) => {
  const { data } = useCall(api.universities.get, [{ params: { id: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
    isSilent: true,
  });
  if (!UniversityId) return null;
  const place = [data?.city, data?.country].filter(Boolean).join(', ');
  return (
    <div className="campus">
      {data && (
        <>
          <LogoTile name={data.name} url={data.logoUrl} />
          <span>
            <b>{data.name}</b>
            {place && <span className="muted">{place}</span>}
          </span>
        </>
      )}
    </div>
  );
};
