import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Made } from './import-calls.ts';
import { ImportStep } from './import-steps.tsx';
import type { ChosenList } from './use-chosen-list.ts';

const mostNames = 8;

const useNames = () => {
  const { t } = useTranslation('listImports');
  return (all: readonly string[]): string => {
    const names = all.slice(0, mostNames).join(', ');
    const count = all.length - mostNames;
    return count > 0 ? t('more', { names, count }) : names;
  };
};

const Effect = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const Effects = ({ kind, made }: { kind: ImportedKind; made: Made }) => {
  const { t } = useTranslation('listImports');
  const namesOf = useNames();
  const { count, administrators, newCategories } = made;
  const administratorsText = t('users.administrators', {
    count: administrators.length,
    names: namesOf(administrators),
  });
  return (
    <dl className="fate small ruled">
      <Effect title={t(`${kind}.made`, { count })}>
        {[t(`${kind}.madeText`), ...(administrators.length > 0 ? [administratorsText] : [])].join(' ')}
      </Effect>
      {kind === 'users' ? (
        <Effect title={t('users.invitations')}>{t('users.invitationsText')}</Effect>
      ) : (
        <Effect title={t('formations.categories')}>{namesOf(newCategories) || t('formations.noCategory')}</Effect>
      )}
      <Effect title={t(`${kind}.present`)}>{t(`${kind}.presentText`)}</Effect>
    </dl>
  );
};

export const CreateStep = ({ kind, list }: { kind: ImportedKind; list: ChosenList }) => {
  const { t } = useTranslation('listImports');
  const { chosen, isBusy } = list;
  const made = chosen?.outcome && 'made' in chosen.outcome ? chosen.outcome.made : undefined;
  return (
    <ImportStep
      number={3}
      title={t('create.title')}
      text={t(made ? 'create.confirm' : 'create.locked')}
      isLocked={made === undefined}
    >
      {made && (
        <>
          <Effects kind={kind} made={made} />
          <div>
            <Button look="primary" isBusy={isBusy} onClick={() => void list.confirm()}>
              {t(`${kind}.submit`, { count: made.count })}
            </Button>
          </div>
        </>
      )}
    </ImportStep>
  );
};
