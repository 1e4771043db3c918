import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { OtherVersionProps, Versions } from './other-version.tsx';

// Conflicts are rare: the code is loaded on the first one.
const OtherVersion = lazy(async () => ({ default: (await import('./other-version.tsx')).OtherVersion }));

type BothVersionsProps = Omit<OtherVersionProps, 'versions'> & { versions: Versions | undefined };

export const BothVersions = ({ versions, ...rest }: BothVersionsProps) =>
  versions && (
    <Suspense>
      <OtherVersion versions={versions} {...rest} />
    </Suspense>
  );

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The field was also changed elsewhere: one version must be chosen. */
  versions?: Versions | undefined;
  required?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  isWide?: boolean | undefined;
};

export type ControlProps = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export const splitFieldProps = <P extends FieldProps>(props: P) => {
  const { label, hint, error, versions, required, isLabelHidden, isWide, ...control } = props;
  return { field: { label, hint, error, versions, required, isLabelHidden, isWide }, control };
};

type FieldOfProps = FieldProps & {
  show?: (value: unknown) => string;
  children: (control: ControlProps) => ReactNode;
};

export const Field = (props: FieldOfProps) => {
  const { label, hint, error, versions, required, isLabelHidden = false, isWide = false, show, children } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            {'\u00a0*'}
          </span>
        )}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <BothVersions label={label} versions={versions} {...(show && { show })} />
    </div>
  );
};
