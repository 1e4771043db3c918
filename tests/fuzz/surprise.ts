/** A reply other than the expected one. */
export class Surprise extends Error {}
