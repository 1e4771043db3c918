type TickProps = { label: string; isPicked: boolean; isMixed?: boolean; onChange: () => void };

export const Tick = ({ label, isPicked, isMixed = false, onChange }: TickProps) => (
  <label className="check">
    <input
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      type="checkbox"
      aria-label={label}
      checked={isPicked}
      onChange={onChange}
    />
  </label>
);
