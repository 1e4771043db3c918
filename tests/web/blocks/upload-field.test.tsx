import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { UploadField } from '#web/blocks/upload-field.tsx';

test('a file that was refused can be chosen again once it is mended, under the same name', async () => {
  const chosen: (string | undefined)[] = [];
  const { user } = await renderElement(
    <UploadField
      label="Document"
      invitation="Choisissez un fichier"
      types={['text/csv']}
      faultOf={({ size }) => (size > 3 ? 'Le fichier est trop grand.' : undefined)}
      file={undefined}
      onChoose={(file) => void chosen.push(file?.name)}
    />,
  );
  const input = screen.getByLabelText('Document') as HTMLInputElement;
  await user.upload(input, new File(['trop long'], 'liste.csv', { type: 'text/csv' }));
  expect(screen.getByText('Le fichier est trop grand.')).toBeTruthy();
  // Browsers fire no change event for the same file, so a click must clear the input.
  await user.click(input);
  expect(input.value).toBe('');
  await user.upload(input, new File(['ok'], 'liste.csv', { type: 'text/csv' }));
  expect(screen.queryByText('Le fichier est trop grand.')).toBeNull();
  expect(chosen).toEqual([undefined, 'liste.csv']);
});
