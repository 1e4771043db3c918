import type { ReactNode } from 'react';

export const Picks = ({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) => (
  <fieldset className="picks-of">
    <legend className="label">{legend}</legend>
    {hint && <p className="hint">{hint}</p>}
    <div className="picks">{children}</div>
  </fieldset>
);

export const Pick = ({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: ReactNode }) => (
  <label className="pick">
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    {children}
  </label>
);

export const PickedList = ({ label, words }: { label: string; words: readonly string[] }) => (
  <ul className="picks plain" aria-label={label}>
    {words.map((word) => (
      <li key={word} className="pick on">
        {word}
      </li>
    ))}
  </ul>
);
