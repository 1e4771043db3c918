import { useState } from 'react';
import { doctoralSchools } from '#shared/doctoral-schools.ts';
import { Combobox } from '#web/blocks/combobox.tsx';

const byId = doctoralSchools.map(({ id, name }) => ({ value: String(id), label: name }));
const byName = doctoralSchools.map(({ name }) => ({ value: name, label: name }));

const Kept = ({ value }: { value: string }) => <p>Kept: “{value}”</p>;

export const Choice = () => {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox label="School" options={byId} value={value} onChange={({ target }) => setValue(target.value)} />
      <Kept value={value} />
    </>
  );
};

export const FreeChoice = () => {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="School"
        options={byName}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        allowsText
      />
      <Kept value={value} />
    </>
  );
};
