import type { User } from '#shared/schemas/user.ts';
import { LogoTile } from '#web/ui/logo-tile.tsx';
import { useCampus } from './use-campus.ts';

/** The person's university: logo and name; nothing without one, or while it can't be read. */
export const Campus = ({ user }: { user: Pick<User, 'UniversityId'> }) => {
  const { university } = useCampus(user);
  if (!user.UniversityId) return null;
  const place = [university?.city, university?.country].filter(Boolean).join(', ');
  return (
    <div className="campus">
      {university && (
        <>
          <LogoTile name={university.name} url={university.logoUrl} />
          <span>
            <b>{university.name}</b>
            {place && <span className="muted">{place}</span>}
          </span>
        </>
      )}
    </div>
  );
};
