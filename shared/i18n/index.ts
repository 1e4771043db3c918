import type { catalogue } from './fr/catalogue.ts';
import type { imports } from './fr/imports.ts';
import type { fr } from './fr/index.ts';
import type { mails } from './fr/mails.ts';
import type { pdf } from './fr/pdf.ts';
import type { reference } from './fr/reference.ts';
import type { refusals } from './fr/refusals.ts';

/** French defines the keys, so that a missing English text does not compile. */
export type Texts = Widened<typeof fr>;
/** Adds the texts that only servers use, and those of error references, which are loaded on demand. */
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
