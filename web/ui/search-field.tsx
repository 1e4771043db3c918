import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

type SearchFieldProps = { label: string; placeholder?: string; value: string; onChange: (value: string) => void };

/** A search box with its label for screen readers; the magnifier and the placeholder say the rest. */
export const SearchField = ({ label, placeholder = label, value, onChange }: SearchFieldProps) => (
  <div className="search">
    <Field label={label} isLabelHidden>
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
