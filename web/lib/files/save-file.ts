export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const saveCsv = (csv: string, name: string): void => saveFile(new Blob([csv], { type: 'text/csv' }), name);
