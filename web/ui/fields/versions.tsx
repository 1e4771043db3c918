import { lazy, Suspense } from 'react';
import type { OtherVersionProps } from './other-version.tsx';

export type { Versions } from './other-version.tsx';

// Conflicts are rare: the code is loaded on the first one.
const OtherVersion = lazy(async () => ({ default: (await import('./other-version.tsx')).OtherVersion }));

export const BothVersions = ({
  versions,
  ...rest
}: Omit<OtherVersionProps, 'versions'> & { versions: OtherVersionProps['versions'] | undefined }) =>
  versions && (
    <Suspense>
      <OtherVersion versions={versions} {...rest} />
    </Suspense>
  );
