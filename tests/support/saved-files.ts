import { vi } from 'vitest';

export const catchSavedFiles = (): { name: string; text: Promise<string> }[] => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    latest = file as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: latest.text() });
  });
  return saved;
};
