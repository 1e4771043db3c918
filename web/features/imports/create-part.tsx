import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Made } from './bring.ts';
import { Part } from './part.tsx';
import type { ChosenList } from './use-chosen-list.ts';

/** So many names are said, and how many more there are. */
const mostNames = 8;

const useNames = () => {
  const { t } = useTranslation('listImports');
  return (all: readonly string[]): string => {
    const names = all.slice(0, mostNames).join(', ');
    const count = all.length - mostNames;
    return count > 0 ? t('more', { names, count }) : names;
  };
};

const Fate = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const Fates = ({ kind, made }: { kind: ImportedKind; made: Made }) => {
  const { t } = useTranslation('listImports');
  const namesOf = useNames();
  const { count, administrators, newCategories } = made;
  const told = t('users.administrators', { count: administrators.length, names: namesOf(administrators) });
  return (
    <dl className="fate">
      <Fate title={t(`${kind}.made`, { count })}>
        {[t(`${kind}.madeText`), ...(administrators.length > 0 ? [told] : [])].join(' ')}
      </Fate>
      {kind === 'users' ? (
        <Fate title={t('users.invitations')}>{t('users.invitationsText')}</Fate>
      ) : (
        <Fate title={t('formations.categories')}>{namesOf(newCategories) || t('formations.noCategory')}</Fate>
      )}
      <Fate title={t(`${kind}.present`)}>{t(`${kind}.presentText`)}</Fate>
    </dl>
  );
};

/** What would happen to whom, and the button that has it happen: once the whole file is right. */
export const CreatePart = ({ kind, list }: { kind: ImportedKind; list: ChosenList }) => {
  const { t } = useTranslation('listImports');
  const { chosen, isBusy } = list;
  const made = chosen?.outcome && 'made' in chosen.outcome ? chosen.outcome.made : undefined;
  return (
    <Part
      number={3}
      title={t('create.title')}
      text={t(made ? 'create.confirm' : 'create.locked')}
      isLocked={made === undefined}
    >
      {made && (
        <>
          <Fates kind={kind} made={made} />
          <div>
            <Button look="primary" isBusy={isBusy} onClick={() => void list.confirm()}>
              {t(`${kind}.submit`, { count: made.count })}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
};
