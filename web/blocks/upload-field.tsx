import { useRef, useState } from 'react';
import { Field, type FieldProps, splitFieldProps } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type UploadFieldProps = FieldProps & {
  invitation: string;
  types: readonly string[];
  /** Synchronous; a check that takes time reports through `error` instead. */
  faultOf?: (file: File) => string | undefined;
  file: File | undefined;
  /** Words of a zone that shrinks to the chosen file, which can be removed. */
  chosen?: { change: string; remove: (name: string) => string } | undefined;
  /** Undefined when the file is faulty or removed. */
  onChoose: (file: File | undefined) => void;
};

export const UploadField = (props: UploadFieldProps) => {
  const { field, control: upload } = splitFieldProps(props);
  const { invitation, types, faultOf, file, chosen: words, onChoose } = upload;
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);

  const input = useRef<HTMLInputElement>(null);
  const shrunk = file && words;

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
        <div className={['dropzone', isOver && 'is-over', shrunk && 'shrunk'].filter(Boolean).join(' ')}>
          <Icon name={shrunk ? 'file-text' : 'upload'} />
          <p>{file ? file.name : invitation}</p>
          {shrunk && (
            <span className="link-act" aria-hidden="true">
              {shrunk.change}
            </span>
          )}
          {/* The input covers the whole zone, so that the browser handles clicks, keys and drops. */}
          <input
            {...control}
            ref={input}
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
          {file && shrunk && (
            <IconButton
              icon="x"
              label={shrunk.remove(file.name)}
              onClick={() => {
                onChoose(undefined);
                input.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
};
