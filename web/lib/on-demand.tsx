import { type ComponentType, lazy, Suspense } from 'react';
import type { Namespace } from './screens.ts';
import { loadTexts } from './words/i18n.ts';

type OnDemandOptions<P> = {
  /** Namespaces that load with the component, beside those of the screen. */
  texts?: readonly Namespace[];
  StandIn?: ComponentType<P>;
};

/** Hides the footer, which would move when the part is there; takes no room. */
const awaited = <div aria-busy="true" hidden />;

export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { texts = [], StandIn }: OnDemandOptions<P> = {},
): ComponentType<P> => {
  const Loaded = lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(texts)]);
    return { default: component };
  });
  return (props: P) => (
    <Suspense fallback={StandIn ? <StandIn {...props} /> : awaited}>
      <Loaded {...props} />
    </Suspense>
  );
};
