import type { ReactNode } from 'react';

type Segment<V extends string> = {
  value: V;
  face: ReactNode;
  /** Begins with the visible word, if there is one. */
  label: string;
  lang?: string;
};

type SegmentedProps<V extends string> = {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
};

export const Segmented = <V extends string>({ label, segments, value, onChange }: SegmentedProps<V>) => (
  <fieldset className="segmented" aria-label={label}>
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        lang={segment.lang}
        aria-label={segment.label}
        title={segment.label}
        aria-pressed={segment.value === value}
        onClick={() => onChange(segment.value)}
      >
        {segment.face}
      </button>
    ))}
  </fieldset>
);
