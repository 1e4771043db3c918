export const filePlaces = {
  /** Files expire after a day. */
  incoming: 'incoming/',
  /** Public and immutable. */
  pictures: 'files/img/',
  /** Served by presigned links of five minutes. */
  documents: 'documents/',
  /** Served by presigned links of five minutes. Files expire after a day. */
  archives: 'archives/',
  /** The main cell's catalogue, for the others. */
  catalogue: 'catalogue/',
} as const;

/** GuardDuty writes its result with this tag: https://docs.aws.amazon.com/guardduty/latest/ug/tag-based-access-s3-malware-protection.html */
export const scanTag = 'GuardDutyMalwareScanStatus';
export const scanResults = { clean: 'NO_THREATS_FOUND', threat: 'THREATS_FOUND' } as const;

export type FilePlace = keyof typeof filePlaces;

/** Bytes (S5.5). */
export const largestPicture = 5_242_880;
/** Pixels: enough for the largest use on a screen of double density. */
export const keptPicture = { square: { width: 512, height: 512 }, whole: { width: 1024, height: 512 } } as const;
/** Bytes (D12). */
export const largestDocument = 25 * 1024 * 1024;
/** Bytes: as base64, with the rest of the form, it must fit Lambda's payload of 6 MB. */
export const largestInForm = 4 * 1024 * 1024;

export const pictureTypes = ['image/png', 'image/gif', 'image/jpg', 'image/jpeg', 'image/svg+xml'] as const;
