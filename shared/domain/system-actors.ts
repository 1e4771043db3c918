// Actors of the audit who are nobody; no user's id has these forms.

/** Operators' commands. */
export const operatorId = 'operator';
/** Follows from a scan for malware. */
export const scannerId = 'scanner';
