import { type ComponentType, lazy, Suspense } from 'react';

/** A component that is loaded when it is first shown, such as a dialog; until then nothing stands in its place, or what is given. */
export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  StandIn?: ComponentType<P>,
): ComponentType<P> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Suspense fallback={StandIn && <StandIn {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
};
