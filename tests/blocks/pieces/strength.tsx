import { useState } from 'react';
import { StarField } from '#web/ui/fields/cv-fields.tsx';

export const Strength = () => {
  const [given, setGiven] = useState<readonly number[]>([0]);
  return (
    <>
      <StarField
        label="Strength"
        value={given.at(-1) ?? 0}
        describe={(value) => `${value} of 5`}
        onRate={(value) => setGiven([...given, value])}
      />
      <p>Given: {given.join(' ')}</p>
    </>
  );
};
