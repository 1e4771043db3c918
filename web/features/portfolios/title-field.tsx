import * as z from 'zod/mini';
import { type Portfolio, portfolioChanges } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { notifyInfo } from '#web/lib/notify.ts';
import { useRecordForm } from '#web/lib/use-record-form.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BothVersions } from '#web/ui/versions.tsx';

const maxLength = 120;
const schema = z.pick(portfolioChanges, { title: true });

/** An assessment's title, however long, shown whole; saved on leaving the field. Enter saves, Escape gives the former title back. */
export const TitleField = ({ portfolio: { id, title, revision: read } }: { portfolio: Portfolio }) => {
  const { t } = useTranslation('portfolios');
  const { mutateAsync } = useSend(api.portfolios.update, { success: t('detail.titleSaved'), isMerged: true });
  const form = useRecordForm({
    schema,
    initial: { title },
    revision: read,
    send: (_, { changed, revision }) => mutateAsync({ params: { id }, body: changed, revision }),
    isFleeting: true,
  });
  const { value, versions, onChange } = form.bindChoice('title');

  const save = () => {
    if (value.trim() === '') {
      notifyInfo(t('detail.titleEmpty'));
      return form.reset();
    }
    if (form.isDirty && !versions) form.submit();
  };

  return (
    <div className="title-wrap">
      <textarea
        className="title-input"
        rows={1}
        aria-label={t('detail.titleLabel')}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.blur();
          }
          if (event.key === 'Escape') form.reset();
        }}
      />
      <Icon name="pencil" />
      <BothVersions label={t('detail.titleLabel')} versions={versions} />
    </div>
  );
};
