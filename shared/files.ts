/** Key prefixes of the files bucket. */
export const filePlaces = {
  /** Uploads before processing; expire after a day. */
  incoming: 'incoming/',
  /** Decoded pictures: public and immutable. */
  pictures: 'files/img/',
  /** Documents as uploaded; served by presigned links of five minutes. */
  documents: 'documents/',
  /** Copies of a user's data; served by presigned links of five minutes, expire after a day. */
  archives: 'archives/',
} as const;

export type FilePlace = keyof typeof filePlaces;

/** In bytes (S5.5). */
export const largestPicture = 5_242_880;
/** In pixels: enough for the largest use on a screen of double density. */
export const keptPicture = { square: { width: 512, height: 512 }, whole: { width: 1024, height: 512 } } as const;
/** In bytes (D12). */
export const largestDocument = 25 * 1024 * 1024;
/** In bytes: as base64, with the rest of the form, it must fit Lambda's payload of 6 MB. */
export const largestInForm = 4 * 1024 * 1024;

export const pictureTypes = ['image/png', 'image/gif', 'image/jpg', 'image/jpeg', 'image/svg+xml'] as const;
