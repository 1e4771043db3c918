import { useState } from 'react';
import { UploadField } from '#web/blocks/upload-field.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { imageFault, imageTypes } from '#web/lib/image-file.ts';
import { Button } from '#web/ui/button.tsx';

export const Picture = () => {
  const { t } = useTranslation('common');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  return (
    <>
      <UploadField
        label="Picture"
        invitation="Drop a picture here"
        types={imageTypes}
        faultOf={(chosen) => imageFault(chosen, t)}
        file={file}
        onChoose={setFile}
        error={file ? undefined : error}
      />
      <Button onClick={() => setError(imageFault(file, t))}>Send</Button>
      <p>To be sent: “{file?.name}”</p>
    </>
  );
};
