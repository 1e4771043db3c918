import { useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type PagerProps = {
  id?: string;
  title: string;
  /** For example "2/3". */
  place: string;
  /** Labelled with the target; undefined disables the arrow. */
  previous: { label: string; onClick: () => void } | undefined;
  next: { label: string; onClick: () => void } | undefined;
  previousLabel: string;
  nextLabel: string;
};

/** Paging focuses the new heading. */
export const Pager = ({ id, title, place, previous, next, previousLabel, nextLabel }: PagerProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useLayoutEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className="pager">
      <div className="where">
        <h2 id={id} ref={heading} tabIndex={-1}>
          <span className="n muted">{place}</span> {title}
        </h2>
      </div>
      <span className="arrows">
        <IconButton
          icon="arrow-left"
          size="large"
          isEdged
          label={previous?.label ?? previousLabel}
          disabled={!previous}
          onClick={previous?.onClick}
        />
        <IconButton
          icon="arrow-right"
          size="large"
          isEdged
          label={next?.label ?? nextLabel}
          disabled={!next}
          onClick={next?.onClick}
        />
      </span>
    </div>
  );
};
