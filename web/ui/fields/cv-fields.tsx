import { useEffect, useRef, useState } from 'react';
import { mostStars, StarShare } from './stars.tsx';

type StarFieldProps = {
  label: string;
  /** 0 to 5, by halves. */
  value: number;
  /** Text for screen readers: "3.5 stars out of 5". */
  describe: (value: number) => string;
  onRate: (value: number) => void;
};

/** Has half steps; reports when the pointer is released. */
export const StarField = ({ label, value, describe, onRate }: StarFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<number>();
  const shown = tried ?? value;

  // React fires `onChange` at every step of a drag; the browser's `change` event comes at its end.
  useEffect(() => {
    const element = input.current;
    const handleChange = () => {
      setTried(undefined);
      if (element && Number(element.value) !== value) onRate(Number(element.value));
    };
    element?.addEventListener('change', handleChange);
    return () => element?.removeEventListener('change', handleChange);
  });

  return (
    <span className="star-field">
      <StarShare value={shown} />
      <input
        ref={input}
        type="range"
        min={0}
        max={mostStars}
        step={0.5}
        value={shown}
        aria-label={label}
        aria-valuetext={describe(shown)}
        onInput={({ currentTarget }) => setTried(Number(currentTarget.value))}
        onChange={() => undefined}
      />
    </span>
  );
};

type VisibilitySwitchProps = {
  /** "Public: Master of public health". */
  label: string;
  onLabel: string;
  offLabel: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export const VisibilitySwitch = ({ label, onLabel, offLabel, isOn, onChange }: VisibilitySwitchProps) => (
  <label className="switch visibility">
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span aria-hidden="true">{isOn ? onLabel : offLabel}</span>
  </label>
);
