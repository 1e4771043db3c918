import * as z from 'zod/mini';
import { type Portfolio, portfolioChanges } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { notifyInfo } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { BothVersions } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

const maxLength = 120;
const schema = z.pick(portfolioChanges, { title: true });

/** Saves on blur or Enter; Escape restores the saved title. */
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
