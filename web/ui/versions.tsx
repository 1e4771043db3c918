import { lazy, Suspense } from 'react';
import type { OtherVersionProps } from './other-version.tsx';

export type Choice = { label: string; onChoose: () => void };

/** Two versions of one field: its control holds the reader's own, beside which the one that was saved elsewhere is shown. */
export type Versions = {
  told: string;
  /** The other one, as the record has it. */
  theirs: unknown;
  /** What is said where the other one is empty. */
  nothing: string;
  mine: Choice;
  other: Choice;
};

// Few people ever see two versions: their code is loaded then.
const OtherVersion = lazy(async () => ({ default: (await import('./other-version.tsx')).OtherVersion }));

/** The other version of a field and the choice between both, where there are two. */
export const BothVersions = ({
  versions,
  ...rest
}: Omit<OtherVersionProps, 'versions'> & { versions: Versions | undefined }) =>
  versions && (
    <Suspense>
      <OtherVersion versions={versions} {...rest} />
    </Suspense>
  );
