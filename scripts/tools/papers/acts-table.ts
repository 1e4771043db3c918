import { auditActs, auditKinds } from '#shared/domain/audit-acts.ts';
import { audit as en } from '#shared/i18n/en/audit.ts';
import { audit as fr } from '#shared/i18n/fr/audit.ts';
import type { Language } from '#shared/lists.ts';
import { table } from './markdown.ts';

const texts = { fr, en } as const;
const heads = {
  fr: ['Sorte', 'Acte, dans les mots du journal', 'Appel, événement ou commande qui l’inscrit'],
  en: ['Kind', 'Act, as the log words it', 'Call, event or command that records it'],
} as const;

type ActName = keyof typeof auditActs;
const names = Object.keys(auditActs) as ActName[];

const recordedBy = (name: ActName): string => {
  const act = auditActs[name];
  return 'field' in act ? `\`${act.call}\` (\`${act.field}\`)` : `\`${act.call}\``;
};

/** Lists every act of the audit log, in the order of its filter. */
export const actsTable = (language: Language): string =>
  table(
    heads[language],
    auditKinds.flatMap((kind) =>
      names
        .filter((name) => auditActs[name].kind === kind)
        .map((name) => [texts[language].kinds[kind], texts[language].acts[name], recordedBy(name)]),
    ),
  );
