import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Reserves its line while loading to avoid a layout shift. */
export const EntryFindings = ({ id }: { id: string }) => {
  const { t } = useTranslation('catalogues');
  const { data, isError } = useCall(api.catalogue.listFindings, []);
  const own = data?.findings.filter(({ ids }) => ids.includes(id)) ?? [];
  if (own.length === 0)
    return (
      <p className="entry-findings small muted" role="status">
        {isError ? t('findings.failed') : t(data ? 'findings.none' : 'findings.checking')}
      </p>
    );
  return (
    <details className="entry-findings">
      <summary className="opener">
        <Icon name="circle-alert" />
        {t('findings.count', { count: own.length })}
      </summary>
      <ul>
        {own.map(({ code, ids, msg }) => (
          <li key={code + ids.join()}>{msg}</li>
        ))}
      </ul>
    </details>
  );
};
