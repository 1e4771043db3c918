import { customAlphabet } from 'nanoid';

// Letters and digits that are not mistaken for one another; neither `-` nor `.`, which separate the parts of an id.
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const code = customAlphabet(alphabet, 4);
/** 22 characters of 58: 128 bits, so that an id cannot be guessed. */
const random = customAlphabet(alphabet, 22);
const short = customAlphabet(alphabet, 11);

/** The short code of the university in which a record was born: the first part of its id. */
const codeOf = (id: string): string => id.split('-')[0] ?? '';

/** Id of a new university: a code of its own and 128 random bits. */
export const newUniversityId = (): string => `${code()}-${random()}`;

/** Id of a new user of that university. It stays when the user moves. */
export const newUserId = (universityId: string): string => `${codeOf(universityId)}-${random()}`;

/** Id of a thing that a user owns: its key, the owner's partition, follows from it. */
export const newOwnedId = (userId: string): string => `${userId}.${short()}`;

/** The owner in an owned id; the id itself when it has no owner part. */
export const ownerOf = (ownedId: string): string => ownedId.split('.')[0] ?? '';

/** Id of the row of an assessment that answers one catalogue entry. */
export const ratingId = (portfolioId: string, entryId: string): string => `${portfolioId}.${entryId}`;

/** The assessment and the catalogue entry of a rating's id; null when it is none. */
export const parseRatingId = (id: string): { portfolioId: string; entryId: string } | null => {
  const [owner, portfolio, entryId, ...rest] = id.split('.');
  return owner && portfolio && entryId && rest.length === 0 ? { portfolioId: `${owner}.${portfolio}`, entryId } : null;
};

/** Name of a new edition of the catalogue. */
export const newEditionId = (): string => short();
