import { type RefObject, useRef, useState } from 'react';

type Copying<E> = {
  /** Shows the text. The browser may refuse the clipboard: then its content is selected for copying by hand. */
  source: RefObject<E | null>;
  state: 'copied' | 'selected' | undefined;
  copy: () => Promise<void>;
};

export const useCopy = <E extends HTMLElement>(text: string): Copying<E> => {
  const source = useRef<E>(null);
  const [state, setState] = useState<'copied' | 'selected'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setState('selected');
    }
  };
  return { source, state, copy };
};
