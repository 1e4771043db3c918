import { FailureAdvice } from '#web/blocks/reference.tsx';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import type { IsState } from '#web/lib/calls/failures.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';

const messagesOf = ({ details }: ApiError) => details.flatMap(({ msg }) => (typeof msg === 'string' ? [msg] : []));

/** Such a refusal is shown cell by cell. */
export const namesCells: IsState = (error) => messagesOf(error).length > 0;

export const WrongCells = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation('wholeCatalogue');
  const messages = messagesOf(error);
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
