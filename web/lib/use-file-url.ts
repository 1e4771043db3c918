import { useEffect, useState } from 'react';

/** Where the page finds a file that was chosen, as long as it is shown. */
export const useFileUrl = (file: File | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
};
