import { useState } from 'react';
import type { Language } from '#shared/lists.ts';
import type { Versions } from '#web/ui/fields/other-version.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

type SubjectsFieldProps = {
  label: string;
  lang: Language;
  value: readonly string[];
  error: string | undefined;
  versions: Versions | undefined;
  onChange: (subjects: string[]) => void;
};

const subjectsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map((subject) => subject.trim())
      .filter(Boolean),
  ),
];

const subjectsShown = (subjects: unknown): string => (Array.isArray(subjects) ? subjects.join('; ') : '');

/** Phrases between semicolons, as in the CSV files; normalized on blur only. */
export const SubjectsField = ({ label, lang, value, error, versions, onChange }: SubjectsFieldProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <TextArea
      label={label}
      lang={lang}
      rows={6}
      error={error}
      versions={versions && { ...versions, theirs: subjectsShown(versions.theirs) }}
      value={typed ?? subjectsShown(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(subjectsIn(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
};
