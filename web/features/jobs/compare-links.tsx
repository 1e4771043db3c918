import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const fewestCompared = 2;
export const mostCompared = 3;

type CompareLinkProps = { look: ButtonLook; to: string; label?: string; children: ReactNode };

const CompareLink = ({ look, to, label, children }: CompareLinkProps) => (
  <Link className={buttonClass({ look })} to={to} aria-label={label}>
    <Icon name="columns-2" />
    {children}
  </Link>
);

type CompareKeptProps = {
  kept: readonly string[];
  comparePathOf: (jobIds: readonly string[]) => string;
  onPick: () => void;
  /** Inside a kept job the visible label is short, but screen readers get the full one. */
  isBeside?: boolean;
};

/** With two or three kept jobs the link compares them at once; with more, the user ticks some first. */
export const CompareKept = ({ kept, comparePathOf, onPick, isBeside = false }: CompareKeptProps) => {
  const { t } = useTranslation('jobs');
  const count = kept.length;
  if (count < fewestCompared) return null;

  const isPicked = count > mostCompared;
  const name = isPicked ? t('compare.pick') : t('compare.all', { count });
  const shown = isBeside ? t('compare.one') : name;
  const label = isBeside ? name : undefined;
  if (!isPicked) {
    return (
      <CompareLink look={isBeside ? 'quiet' : 'primary'} to={comparePathOf(kept)} label={label}>
        {shown}
      </CompareLink>
    );
  }
  return (
    <Button look={isBeside ? 'quiet' : 'secondary'} icon="columns-2" aria-label={label} onClick={onPick}>
      {shown}
    </Button>
  );
};

type CompareBarProps = {
  kept: readonly string[];
  ticked: readonly string[];
  comparePathOf: (jobIds: readonly string[]) => string;
};

export const CompareBar = ({ kept, ticked, comparePathOf }: CompareBarProps) => {
  const { t } = useTranslation('jobs');
  // A ticked job may no longer be kept.
  const jobIds = kept.filter((id) => ticked.includes(id));
  const count = jobIds.length;
  const isTooMany = count > mostCompared;
  const words = count === 0 ? t('compare.hint') : t(isTooMany ? 'compare.tooMany' : 'compare.chosen', { count });
  return (
    <div className="row">
      <p className="small muted" role="status">
        {words}
      </p>
      {count >= fewestCompared && !isTooMany && (
        <CompareLink look="primary" to={comparePathOf(jobIds)}>
          {t('compare.go')}
        </CompareLink>
      )}
    </div>
  );
};
