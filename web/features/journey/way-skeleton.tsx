import type { MenuItem } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { StationItem } from './station.tsx';

/** The parts of the way while nobody knows yet how they stand: each leads on already. */
export const WaySkeleton = ({ items }: { items: readonly MenuItem[] }) => {
  const { t } = useTranslation('menu');
  return (
    <div className="with-aside">
      <ol className="strand journey">
        {items.map(({ path, name }) => (
          <StationItem key={path} path={path} label={t(`menu:${name}.label`)} standing={undefined}>
            {t(`menu:${name}.hint`)}
          </StationItem>
        ))}
      </ol>
    </div>
  );
};
