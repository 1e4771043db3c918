import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';

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
