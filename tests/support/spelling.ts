/** Lists word stems. */
const british =
  /\b(?:colour|catalogue|defence|tyre|kerb|plough|storey|favour|behaviour|neighbour|labour|honour|centre|theatre|fibre|programme(?!r)|travelled|travelling|cancelled|cancelling|modell|labell|enrol(?!l)|fulfil(?!l)|skilful|licence|offence|practis|judgement|grey|misspelt|spelt|learnt|whilst|amongst|ageing|cheque|sceptic|maths\b|towards)\w*/gi;
const endings = /\b\w+[iy]s(?:e|es|ed|er|ers|ing|ation|ations)\b/gi;
const american =
  /^(?:advis|aris|comprom|compris|concis|enterpris|exercis|expertis|likewis|nois|otherwis|prais|precis|promis|rais|revis|ris|supervis|surpris|wis)/i;

export const britishWords = (text: string): string[] => [
  ...(text.match(british) ?? []),
  ...(text.match(endings) ?? []).filter((word) => !american.test(word)),
];
