import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { adviceOn } from '#web/lib/calls/failures.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const loadLine = () => import('./reference-line.tsx');

type Line = ComponentType<{ reference: string; isExplained: boolean }>;
// If this chunk fails to load, too, the bare reference is shown.
const Line = lazy<Line>(() =>
  loadLine().then(
    ({ ReferenceLine }) => ({ default: ReferenceLine }),
    () => ({ default: ({ reference }) => reference }),
  ),
);

/** Rejects when the chunk cannot be loaded. */
export const withReference = async (text: string, reference: string): Promise<ReactNode> =>
  (await loadLine()).withReference(text, reference);

type ReferenceProps = { error: ApiError | undefined; isExplained?: boolean };

/** Renders nothing without a reference (D85). */
export const Reference = ({ error, isExplained = false }: ReferenceProps) =>
  error?.reference && (
    <Suspense fallback={error.reference}>
      <Line reference={error.reference} isExplained={isExplained} />
    </Suspense>
  );

/** Stands where a call failed. A message says what happened, and a reference has an advice of its own (D85). */
export const FailureAdvice = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation('common');
  return error.reference ? <Reference error={error} isExplained /> : <p>{t(`advice.${adviceOn(error)}`)}</p>;
};
