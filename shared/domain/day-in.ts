const formats = new Map<string | undefined, Intl.DateTimeFormat>();

// Sweden writes days as ISO 8601 does. A format is made once for each zone: making one takes longer than using it a hundred times.
const formatOf = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format;
};

/** The day (YYYY-MM-DD) of a moment: where the reader is, unless a time zone is named. */
export const dayIn = (moment: Date | string | number, timeZone?: string): string =>
  formatOf(timeZone).format(new Date(moment));

/** A moment as spreadsheets read it, "2026-11-21 15:03:00", in a time zone. */
export const secondIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(moment));

/** The latest day that it is anywhere (UTC+14): a day after it lies in the future for everybody. */
export const latestDay = (): string => dayIn(Date.now(), 'Pacific/Kiritimati');
