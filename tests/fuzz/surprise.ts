/** What a case should have been answered, and was not. */
export class Surprise extends Error {}
