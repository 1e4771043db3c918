import type { University } from '#shared/schemas/university.ts';
import { LogoTile } from '#web/ui/avatar.tsx';

export const Campus = ({ university }: { university: University | undefined }) => {
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
