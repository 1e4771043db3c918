import { useState } from 'react';
import { UploadField } from '#web/blocks/upload-field.tsx';

export const Picture = () => {
  const [file, setFile] = useState<File>();
  return (
    <>
      <UploadField
        label="Picture"
        invitation="Drop a picture here"
        types={['image/*']}
        file={file}
        onChoose={setFile}
      />
      <p>To be sent: “{file?.name}”</p>
    </>
  );
};
