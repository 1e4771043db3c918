const formats = new Map<string | undefined, Intl.DateTimeFormat>();

// Swedish dates are ISO 8601. Formats are cached: creating one takes longer than using it a hundred times.
const formatOf = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format;
};

/** Returns YYYY-MM-DD, in the reader's time zone by default. */
export const dayIn = (moment: Date | string | number, timeZone?: string): string =>
  formatOf(timeZone).format(new Date(moment));

/** Formats as spreadsheets read it: "2026-11-21 15:03:00". */
export const secondIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(moment));

/** Returns today in UTC+14: later days are in the future everywhere. */
export const latestDay = (): string => dayIn(Date.now(), 'Pacific/Kiritimati');
