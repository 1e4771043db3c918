/** Each one is a custom CloudWatch metric, which costs money. */
export const countedEvents = ['MailsParked', 'MailsRefused', 'MailsReturned', 'TasksParked', 'RefusedSignIns'] as const;

export type CountedEvent = (typeof countedEvents)[number];

export const countsNamespace = 'Thesee';
