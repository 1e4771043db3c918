import type { TFunction } from 'i18next';
import type { Language } from '../lists.ts';
import { common as commonEn } from './en/common.ts';
import { mails as mailsEn } from './en/mails.ts';
import { common as commonFr } from './fr/common.ts';
import { mails as mailsFr } from './fr/mails.ts';
import { createI18n } from './index.ts';

const fr = { common: commonFr, mails: mailsFr };
const en = { common: commonEn, mails: mailsEn };
const instances = { fr: createI18n('fr', { fr }), en: createI18n('en', { fr, en }) };

/** The words of mails in that language. */
export const translator = (language: Language): TFunction => instances[language].t;
