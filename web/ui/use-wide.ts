import { useSyncExternalStore } from 'react';

/** The breakpoint of the style sheets. */
const query = '(min-width: 48rem)';

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Known before the first paint, so that nothing moves. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
