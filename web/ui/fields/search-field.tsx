import { Icon } from '#web/ui/icon.tsx';
import { Field } from './field.tsx';

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  isLabelShown?: boolean;
};

/** The label is for screen readers by default. */
export const SearchField = ({
  label,
  placeholder = label,
  value,
  onChange,
  isLabelShown = false,
}: SearchFieldProps) => (
  <div className="search">
    <Field label={label} isLabelHidden={!isLabelShown}>
      {(control) => (
        <div className="input-wrap">
          <Icon name="search" />
          <input
            {...control}
            className="input"
            type="search"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  </div>
);
