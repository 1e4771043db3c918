import { Icon } from '#web/ui/icon.tsx';
import { BothVersions, type Versions } from './versions.tsx';

type CheckGroupProps = {
  /** For screen readers; a visible title stands beside it. */
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Separated by commas; null for none. */
  value: string | null;
  error?: string | undefined;
  versions?: Versions | undefined;
  onChange: (value: string | null) => void;
};

export const CheckGroup = ({ legend, options, value, error, versions, onChange }: CheckGroupProps) => {
  const ticked = new Set(value?.split(','));
  const labelsOf = (stored: unknown): string => {
    const values = new Set(String(stored).split(','));
    return options.flatMap((option) => (values.has(option.value) ? [option.label] : [])).join(', ');
  };
  const toggle = (one: string) => {
    const isTicked = (other: string) => ticked.has(other) !== (other === one);
    const left = options.map((option) => option.value).filter(isTicked);
    onChange(left.join(',') || null);
  };
  return (
    <fieldset className="field">
      <legend className="sr">{legend}</legend>
      <div className="form-grid check-grid">
        {options.map((option) => (
          <label key={option.value} className="check">
            <input type="checkbox" checked={ticked.has(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className="error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <BothVersions label={legend} versions={versions} show={labelsOf} />
    </fieldset>
  );
};
