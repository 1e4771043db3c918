const year = 365.25 * 24 * 60 * 60 * 1000;

/**
 * How many years somebody has, by the day of their birth and a day (YYYY-MM-DD): what has elapsed, in years of 365.25 days,
 * rounded down. So a year is full on the birthday, or the day after it when too few leap days lie between; null before birth.
 */
export const ageOn = (birthDate: string, today: string): number | null =>
  today < birthDate ? null : Math.floor((Date.parse(today) - Date.parse(birthDate)) / year);
