/** Lists word stems, also of the sciences that the catalog names. */
const british =
  /\b(?:colour|catalogue|defence|tyre|kerb|plough|storey|favour|behaviour|neighbour|labour|honour|humour|odour|savour|flavour|vapour|tumour|centre|theatre|amphitheatre|fibre|metre|millimetre|programme(?!r)|travelled|travell(?:ing|er)|cancelled|cancelling|modell|labell|signalling|tunnelling|quarrelling|counsell|councillor|enrol(?!l)|fulfil(?!l)|instil(?!l)|skilful|licence|offence|practis|judgement|grey|misspelt|spelt|spoilt|learnt|whilst|amongst|ageing|mould|artefact|aluminium|analogue|armoured|cheque|sceptic|maths\b|specialism|speciality|(?:to|after|back|for|on)wards|encyclopaed|gynaec|h?aem(?:at|o)|leukaem|thalassaem|orthopaed|paed|palae|anaesth|synaesth|oestr|caesium)\w*/gi;
const compounds = /\b(?:micro|multi|bio)(?:palae|centre|fibre)\w*/gi;
const endings = /\b\w+[iy]s(?:e|es|ed|er|ers|ing|ation|ations|ational)\b/gi;
const american =
  /^(?:advertis|advis|analyses\b|appris|apprais|aris|bruis|comprom|compris|concis|devis|enterpris|exercis|expertis|franchis|fundrais|improvis|likewis|nois|otherwis|prais|precis|promis|rais|revis|ris|supervis|surpris|televis|treatis|wis)/i;

export const britishWords = (text: string): string[] => [
  ...(text.match(british) ?? []),
  ...(text.match(compounds) ?? []),
  ...(text.match(endings) ?? []).filter((word) => !american.test(word)),
];
