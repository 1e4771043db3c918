export type DoctoralDate = { day: string; what: 'middle' | 'end' } | { day: string; what: 'year'; year: number };

const most = 3;
const mostYears = 12;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** 29 February becomes 1 March in common years. */
const yearsAfter = (day: string, years: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return dayOf(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()));
};

const years = Array.from({ length: mostYears }, (_, index) => index + 1);

/** Lists dates from today on, nearest first. Days are YYYY-MM-DD. */
export const doctoralDates = (startDate: string | null, endDate: string | null, today: string): DoctoralDate[] => {
  const dates: DoctoralDate[] = [];
  if (startDate) {
    const begun = years.map(
      (number) => ({ day: yearsAfter(startDate, number), what: 'year', year: number + 1 }) as const,
    );
    // Without an end, only the next year is certain.
    dates.push(
      ...(endDate ? begun.filter(({ day }) => day < endDate) : begun.filter(({ day }) => day >= today).slice(0, 1)),
    );
  }
  if (startDate && endDate) {
    dates.push({ day: dayOf((Date.parse(startDate) + Date.parse(endDate)) / 2), what: 'middle' });
  }
  if (endDate) dates.push({ day: endDate, what: 'end' });
  return dates
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, most);
};
