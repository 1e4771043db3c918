import { type ComponentType, lazy, Suspense } from 'react';
import type { Namespace } from './screens.ts';
import { loadTexts } from './words/i18n.ts';

type OnDemandOptions<P> = {
  /** Its texts, which its screen need not list. */
  texts?: readonly Namespace[];
  /** The placeholder while it loads; none by default. */
  StandIn?: ComponentType<P>;
};

/** Loads a component when it is first shown, such as a dialog. */
export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { texts = [], StandIn }: OnDemandOptions<P> = {},
): ComponentType<P> => {
  const Loaded = lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(texts)]);
    return { default: component };
  });
  return (props: P) => (
    <Suspense fallback={StandIn && <StandIn {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
};
