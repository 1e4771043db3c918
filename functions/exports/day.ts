/** The day (YYYY-MM-DD) of a time where most of those live who read what is printed. */
export const dayOf = (time: string | Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date(time));
