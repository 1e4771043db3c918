import { useState } from 'react';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { notifyInfo } from '#web/lib/notify.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Icon } from '#web/ui/icon.tsx';

const maxLength = 120;

/** An assessment's title, however long, shown whole; saved on leaving the field. Enter saves, Escape gives the former title back. */
export const TitleField = ({ portfolio: { id, title } }: { portfolio: Portfolio }) => {
  const { t } = useTranslation('portfolios');
  const rename = useSend(api.portfolios.update, { success: t('detail.titleSaved') });
  // Undefined unless being edited or on its way.
  const [draft, setDraft] = useState<string>();
  const reset = () => setDraft(undefined);

  const save = () => {
    const wanted = draft?.trim();
    if (wanted === '') notifyInfo(t('detail.titleEmpty'));
    if (!wanted || wanted === title) return reset();
    // What is typed while the title is on its way stays.
    const settle = () => setDraft((present) => (present === draft ? undefined : present));
    rename.mutateAsync({ params: { id }, body: { title: wanted } }).then(settle, settle);
  };

  return (
    <span className="title-wrap">
      <textarea
        className="title-input"
        rows={1}
        aria-label={t('detail.titleLabel')}
        maxLength={maxLength}
        value={draft ?? title}
        onChange={(event) => setDraft(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.blur();
          }
          if (event.key === 'Escape') reset();
        }}
      />
      <Icon name="pencil" />
    </span>
  );
};
