import type { catalogue } from './fr/catalogue.ts';
import type { imports } from './fr/imports.ts';
import type { fr } from './fr/index.ts';
import type { mails } from './fr/mails.ts';
import type { pdf } from './fr/pdf.ts';
import type { reference } from './fr/reference.ts';
import type { refusals } from './fr/refusals.ts';

/** The texts of the site in one language: exactly French's keys, so a missing English one does not compile. */
export type Texts = Widened<typeof fr>;
/** All texts of one language: the site's, those that only a server says, and those of a failure's reference, which come with what shows it. */
export type AllTexts = Texts &
  Widened<{
    catalogue: typeof catalogue;
    imports: typeof imports;
    mails: typeof mails;
    pdf: typeof pdf;
    reference: typeof reference;
    refusals: typeof refusals;
  }>;
type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };
/** One namespace of another language, typed by the French one. */
export type Like<T> = Widened<T>;
