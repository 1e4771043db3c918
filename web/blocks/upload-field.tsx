import { useState } from 'react';
import { Field, type FieldProps } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

type UploadFieldProps = FieldProps & {
  /** What stands in the zone: how to choose, which kinds, how large. */
  invitation: string;
  /** The kinds that the browser's own dialog offers. */
  types: readonly string[];
  /** A sentence on what is wrong with a file; absent where that takes time and comes as `error`. */
  faultOf?: (file: File) => string | undefined;
  file: File | undefined;
  /** A file that may be sent; undefined when the one chosen may not. */
  onChoose: (file: File | undefined) => void;
};

/** Chooses a file by click, keyboard or drag and drop, and checks it; sending it is somebody else's. */
export const UploadField = (props: UploadFieldProps) => {
  const { label, hint, error, required, isLabelHidden, isWide, invitation, types, faultOf, file, onChoose } = props;
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);

  const handleFile = (chosen: File | undefined) => {
    setOver(false);
    // The browser's dialog was left: what was chosen before stays.
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
          {/* It lies over the whole zone, so that the browser itself takes a click, a key and what is dropped. */}
          <input
            {...control}
            type="file"
            accept={types.join(',')}
            // The same file, mended meanwhile, is another choice.
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
