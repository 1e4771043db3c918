import { type ComponentType, lazy, Suspense } from 'react';

/** A component that is loaded when it is first shown, such as a dialog; nothing stands in its place until then. */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
};
