import { type ComponentType, lazy, Suspense } from 'react';
import type { ApiError } from './api-error.ts';

/** Loads what shows a reference: nobody needs it before something fails. */
export const loadReference = () => import('#web/blocks/reference-line.tsx');

type Line = ComponentType<{ reference: string; isExplained: boolean }>;
// Its code may fail to come, too: then the reference stands alone.
const Line = lazy<Line>(() =>
  loadReference().then(
    ({ ReferenceLine }) => ({ default: ReferenceLine }),
    () => ({ default: ({ reference }) => reference }),
  ),
);

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
