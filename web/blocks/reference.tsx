import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';

/** Loads what shows a reference: nobody needs it before something fails. */
const loadLine = () => import('./reference-line.tsx');

type Line = ComponentType<{ reference: string; isExplained: boolean }>;
// Its code may fail to come, too: then the reference stands alone.
const Line = lazy<Line>(() =>
  loadLine().then(
    ({ ReferenceLine }) => ({ default: ReferenceLine }),
    () => ({ default: ({ reference }) => reference }),
  ),
);

/** A message with the reference of its failure under it. Rejects when the code of references cannot be loaded. */
export const withReference = async (text: string, reference: string): Promise<ReactNode> =>
  (await loadLine()).withReference(text, reference);

type ReferenceProps = {
  error: ApiError | undefined;
  /** Says also what can be done. */
  isExplained?: boolean;
};

/** The reference of a failure that has one (D85), loaded when there is one to show. */
export const Reference = ({ error, isExplained = false }: ReferenceProps) =>
  error?.reference && (
    <Suspense fallback={error.reference}>
      <Line reference={error.reference} isExplained={isExplained} />
    </Suspense>
  );
