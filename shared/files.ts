/** Where files lie in the bucket, by what their keys begin with. */
export const filePlaces = {
  /** What was just uploaded: nobody reads it but who takes it in, and after a day it is gone. */
  incoming: 'incoming/',
  /** Pictures as they are shown: public, and never another one under the same name. */
  pictures: 'files/img/',
  /** Documents as they were sent, given out by links of five minutes. */
  documents: 'documents/',
  /** Copies of everything that is held of a person, which they asked for: given out by links of five minutes, gone after a day. */
  archives: 'archives/',
} as const;

export type FilePlace = keyof typeof filePlaces;

/** The largest picture that may be uploaded, in bytes (S5.5). */
export const largestPicture = 5_242_880;
/** The size of a picture as it is kept, in pixels: enough for the largest place on a screen of double density. */
export const keptPicture = { square: { width: 512, height: 512 }, whole: { width: 1024, height: 512 } } as const;
/** The largest document, in bytes (D12). */
export const largestDocument = 25 * 1024 * 1024;
/** The largest file that may come in the request itself: in base64, with the rest of the form, it must fit Lambda's 6 MB. */
export const largestInForm = 4 * 1024 * 1024;

/** What a picture may be uploaded as. */
export const pictureTypes = ['image/png', 'image/gif', 'image/jpg', 'image/jpeg', 'image/svg+xml'] as const;
