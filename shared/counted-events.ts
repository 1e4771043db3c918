/** What functions count for whoever watches over them, beside their log; each is a metric of its own, which costs. */
export const countedEvents = ['MailsParked', 'MailsRefused', 'MailsReturned', 'TasksParked', 'RefusedSignIns'] as const;

export type CountedEvent = (typeof countedEvents)[number];

export const countsNamespace = 'Thesee';
