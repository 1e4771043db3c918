export class Surprise extends Error {}
