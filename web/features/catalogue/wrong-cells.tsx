import { FailureAdvice } from '#web/blocks/reference.tsx';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';

export const WrongCells = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation('wholeCatalogue');
  const messages = error.details.flatMap(({ msg }) => (typeof msg === 'string' ? [msg] : []));
  return (
    <Note tone="fail">
      {messages.length === 0 ? (
        <FailureAdvice error={error} />
      ) : (
        <>
          <b>{t('importing.wrong', { count: messages.length })}</b>
          <ul className="wrong-cells">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Note>
  );
};
