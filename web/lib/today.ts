/** The day it is where the reader is, as days are written in records. */
export const today = (): string => new Date().toLocaleDateString('sv');
