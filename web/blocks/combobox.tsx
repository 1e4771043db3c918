import { useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type FocusEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { searchIn, splitMatches } from '#shared/domain/search.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { type ControlProps, Field, type FieldProps, splitFieldProps } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export type Option = { value: string; label: string };

type ChoiceProps = {
  name?: string;
  options: readonly Option[];
  /** The chosen option's value, or the typed text with `allowsText`; empty for none. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  placeholder?: string;
  /** Accepts any text; the options' values must then equal their labels. */
  allowsText?: boolean;
};

type ControlledProps = ChoiceProps & { label: string; control: ControlProps };

const labelOf = (option: Option | null): string => option?.label ?? '';

const Found = ({ label, query }: { label: string; query: string }) =>
  splitMatches(label, query).map(({ piece, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
    isFound ? <mark key={place}>{piece}</mark> : <Fragment key={place}>{piece}</Fragment>,
  );

const Control = ({ label, control, name, options, value, onChange, onBlur, ...choice }: ControlledProps) => {
  const { placeholder, allowsText = false } = choice;
  const { t } = useTranslation('common');
  // Undefined when nobody is typing.
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value) ?? null;
  const text = typed ?? chosen?.label ?? (allowsText ? value : '');
  const find = useMemo(() => searchIn(options, labelOf), [options]);
  const found = typed === undefined ? options : find(typed);
  const own = typed?.trim() ?? '';
  const isOwnOffered = allowsText && own !== '' && !options.some(({ label: known }) => known === own);
  const items = isOwnOffered ? [...found, { value: own, label: own }] : [...found];
  const handleTyped = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (allowsText || target.value.trim() === '') choose(target.value);
  };
  const choose = (next: string) => onChange({ target: { value: next } });
  const selectChosen = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (!allowsText && typed === undefined) currentTarget.select();
  };

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox({
    items,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    inputId: control.id,
    inputValue: text,
    selectedItem: chosen,
    // Enter takes the first match, unless free text is allowed.
    defaultHighlightedIndex: allowsText ? -1 : 0,
    getA11yStatusMessage: ({ isOpen: isShown }) => (isShown ? t('list.results', { count: found.length }) : ''),
    // A blur must not choose the highlighted option.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onStateChange: ({ selectedItem, isOpen: isShown }) => {
      if (selectedItem) choose(selectedItem.value);
      if (isShown === false) setTyped(undefined);
    },
  });

  const list = useRef<HTMLUListElement>(null);
  // The list may open below the window.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div className="combo">
      <div className="input-wrap">
        <input
          {...getInputProps({ onBlur, onChange: handleTyped, onFocus: selectChosen, onClick: selectChosen })}
          {...control}
          // The field has a label element.
          aria-labelledby={undefined}
          // An empty value, as the library gives it, names no element.
          {...(!(isOpen && highlightedIndex >= 0) && { 'aria-activedescendant': undefined })}
          className="input has-end"
          name={name}
          placeholder={placeholder}
        />
        <span className="end">
          <IconButton {...getToggleButtonProps()} icon="chevron-down" label={label} />
        </span>
      </div>
      <ul
        {...getMenuProps({ ref: list, 'aria-label': label, 'aria-labelledby': undefined })}
        className="combo-list"
        hidden={!isOpen}
      >
        {isOpen &&
          items.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={index === highlightedIndex ? 'is-active' : undefined}
            >
              {index < found.length ? (
                <Found label={option.label} query={typed ?? ''} />
              ) : (
                t('list.asTyped', { text: own })
              )}
            </li>
          ))}
      </ul>
      {isOpen && found.length === 0 && !allowsText && (
        <p className="hint">{t('list.noResult', { query: text.trim() })}</p>
      )}
    </div>
  );
};

/** Matches any of the words. `bind` of a form spreads into it. */
export const Combobox = (props: FieldProps & ChoiceProps): ReactNode => {
  const { field, control: choice } = splitFieldProps(props);
  return (
    <Field {...field} show={(value) => choice.options.find((option) => option.value === value)?.label ?? String(value)}>
      {(control) => <Control {...choice} label={field.label} control={control} />}
    </Field>
  );
};
