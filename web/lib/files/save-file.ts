/** Has the browser save a file under a name, as a click on a link to it would. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after the click's handlers have run.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** The same of a table, as the text of a CSV file. */
export const saveCsv = (csv: string, name: string): void => saveFile(new Blob([csv], { type: 'text/csv' }), name);
