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
