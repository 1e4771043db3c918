import { useEffect, useRef } from 'react';

type PickProps = {
  label: string;
  isPicked: boolean;
  /** Some, not all, of those it stands for are ticked. */
  isSome?: boolean;
  onChange: () => void;
};

/** A tick in a row, or in the head for all of them. */
export const Pick = ({ label, isPicked, isSome = false, onChange }: PickProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="check">
      <input ref={box} type="checkbox" aria-label={label} checked={isPicked} onChange={onChange} />
    </label>
  );
};
