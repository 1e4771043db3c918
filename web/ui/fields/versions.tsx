import { lazy, Suspense } from 'react';
import type { OtherVersionProps } from './other-version.tsx';

export type { Versions } from './other-version.tsx';

// Few people ever see two versions: their code is loaded then.
const OtherVersion = lazy(async () => ({ default: (await import('./other-version.tsx')).OtherVersion }));

/** The other version of a field and the choice between both, where there are two. */
export const BothVersions = ({
  versions,
  ...rest
}: Omit<OtherVersionProps, 'versions'> & { versions: OtherVersionProps['versions'] | undefined }) =>
  versions && (
    <Suspense>
      <OtherVersion versions={versions} {...rest} />
    </Suspense>
  );
