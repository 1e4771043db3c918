import { useState } from 'react';
import { Field, type FieldProps, splitFieldProps } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

type UploadFieldProps = FieldProps & {
  invitation: string;
  types: readonly string[];
  /** Synchronous; a check that takes time reports through `error` instead. */
  faultOf?: (file: File) => string | undefined;
  file: File | undefined;
  /** Undefined when the file is faulty. */
  onChoose: (file: File | undefined) => void;
};

export const UploadField = (props: UploadFieldProps) => {
  const { field, control: upload } = splitFieldProps(props);
  const { invitation, types, faultOf, file, onChoose } = upload;
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);

  const handleFile = (chosen: File | undefined) => {
    setOver(false);
    // The user cancelled the browser's dialog: the former choice stays.
    if (!chosen) return;
    const found = faultOf?.(chosen);
    setFault(found);
    onChoose(found ? undefined : chosen);
  };

  return (
    <Field {...field} error={fault ?? field.error}>
      {(control) => (
        <div className={isOver ? 'dropzone is-over' : 'dropzone'}>
          <Icon name="upload" />
          <p>{file ? file.name : invitation}</p>
          {/* The input covers the whole zone, so that the browser handles clicks, keys and drops. */}
          <input
            {...control}
            type="file"
            accept={types.join(',')}
            // Choosing the same file again, corrected meanwhile, must fire a change event.
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
