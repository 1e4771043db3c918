import { useState } from 'react';
import { Field, type FieldProps } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

type UploadFieldProps = FieldProps & {
  /** The text in the drop zone. */
  invitation: string;
  /** The types that the browser's dialog offers. */
  types: readonly string[];
  /** Returns the fault of a file; a check that takes time reports through `error` instead. */
  faultOf?: (file: File) => string | undefined;
  file: File | undefined;
  /** Receives the file, or undefined when it is faulty. */
  onChoose: (file: File | undefined) => void;
};

/** Chooses a file by click, keyboard or drag and drop, and checks it. */
export const UploadField = (props: UploadFieldProps) => {
  const { label, hint, error, required, isLabelHidden, isWide, invitation, types, faultOf, file, onChoose } = props;
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);

  const handleFile = (chosen: File | undefined) => {
    setOver(false);
    // The browser's dialog was cancelled: the former choice stays.
    if (!chosen) return;
    const found = faultOf?.(chosen);
    setFault(found);
    onChoose(found ? undefined : chosen);
  };

  return (
    <Field {...{ label, hint, required, isLabelHidden, isWide }} error={fault ?? error}>
      {(control) => (
        <div className={isOver ? 'dropzone is-over' : 'dropzone'}>
          <Icon name="upload" />
          <p>{file ? file.name : invitation}</p>
          {/* The input covers the whole zone, so that the browser handles clicks, keys and drops. */}
          <input
            {...control}
            type="file"
            accept={types.join(',')}
            // Choosing the same file again, corrected meanwhile, must fire a change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onChange={({ target }) => handleFile(target.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
};
