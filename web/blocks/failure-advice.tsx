import { adviceOn } from '#web/lib/calls/advice.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Reference } from './reference.tsx';

/** The reference has an advice of its own. A message already says what happened (D85). */
export const FailureAdvice = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation('common');
  return error.reference ? <Reference error={error} isExplained /> : <p>{t(`advice.${adviceOn(error)}`)}</p>;
};
