export const privacy = {
  title: 'Your personal data',
  lead: 'What Thésée keeps about you, why, for whom, and for how long.',
  since: 'Version of {{date}}.',
  contents: 'On this page',
  sections: {
    brief: {
      title: 'In brief',
      text: [
        '- Within Thésée, only you read your assessments, your suggested jobs and your career plan. The technical team can reach stored data to repair a failure.',
        '- Nothing is public unless you decide so, and you can take it back with one click.',
        '- No advertising, no audience measurement, no artificial intelligence service: what you write serves you alone.',
        '- You can take a copy of everything, or erase everything, without asking anyone.',
        '- If you don’t visit for {{absence}}, your account is erased, after two emails that tell you so.',
      ].join('\n'),
    },
    who: {
      title: 'Who is responsible for your data',
      text: [
        'Your university decides to use Thésée for its doctoral candidates: it is the controller. {{editor}}, {{address}}, runs the site on its behalf, as processor. For the security of the service (technical logs, limits against abuse) and for what people write to it, {{editor}} is responsible for its own processing.',
        'Your first contact is the data protection officer of your university, whose address is on its site. You can also write to {{email}}.',
      ].join('\n'),
    },
    what: {
      title: 'What Thésée keeps about you',
      text: [
        'An account needs a first name, a last name, an email address, a password and a university. Everything else is optional: an empty field closes no door, it only makes suggestions less precise.',
        '- Your profile: photo, birth date, gender, interests, links to your profiles, diplomas, experiences, publications.',
        '- Your PhD: dates, domain, thesis title, doctoral school, funding, what you tell about it, and, read by no one else, what you think of it, your goals and your plan.',
        '- Your assessments: your answers, the jobs that you kept or set aside, your wishes.',
        '- Your online CV: the sections that you show, your proofs of skills, the date of your consent.',
        '- Your resources: the links and documents that you add.',
        '- Traces for security: a hash of your password (never the password), the key of your second factor if you turned one on, your open sessions with the names of browser and system, the day of your last visit, emails that didn’t reach you.',
        'This data comes from you. If your university created your account, it gave your name, your address and sometimes facts about your PhD: you see and correct them like the rest.',
        'Free text is yours. Write nothing there about your health, your opinions or those of others that isn’t needed.',
      ].join('\n'),
    },
    why: {
      title: 'Why, and on which legal basis',
      text: [
        '- Keeping your record, suggesting jobs and courses, making your PDFs: the public task of your university, which supports its doctoral candidates (GDPR, art. 6.1.e). The French order of 25 May 2016, as amended, which governs doctoral education, asks in its article 15 for a record of activities and skills.',
        '- Publishing your CV, letting search engines list it, letting people write to you: your consent, which you withdraw whenever you like (art. 6.1.a).',
        '- Handling registrations and sending the service’s emails: the same task of your university.',
        '- Keeping the audit log: the same task of your university. Protecting the service and finding the cause of a failure: the legitimate interest of the operator, {{editor}} (art. 6.1.f).',
        'Your university also counts its members, by status and by day, and how many have not begun an assessment. These numbers name nobody.',
        'Your data is never sold or rented out, and serves no other purpose.',
      ].join('\n'),
    },
    readers: {
      title: 'Who reads what',
      text: [
        '- You read everything.',
        '- The administrators of your university read your profile (including birth date and gender, if you gave them), your diplomas, experiences and publications, and the details and presentation of your PhD. They may correct your profile, replace your photo, change your role or status: each time the audit log notes the changed fields. They change neither your diplomas, experiences and publications nor your PhD record. They know whether you have begun an assessment, and nothing of what it says. They read neither your appreciation of the PhD, nor your goals, nor your career plan, nor your resources, nor the texts of a CV that you haven’t opened; they see which diplomas, experiences and publications you mean for it.',
        '- The super administrators, at {{editor}}, read and may correct the same for all universities.',
        '- The technical team can reach stored data to repair a failure, including what only you read here. Its commands about a person, such as the search for a failure by their address, are written to the audit log in the team’s name; a direct reading of the database is not.',
        '- The people who supervise your thesis have no role here: they read nothing about you but a CV that you open, unless your university makes them administrators.',
        '- Other members of your university read nothing about you.',
        '- The public reads what you show in your online CV.',
        'An audit log notes who acted on your account: decisions, changes of role, exports of lists, changed fields (with the old and new status or role, never what you write about yourself), and your own security acts with the beginning of the network address, never the whole address. The administrators of your university and the super administrators read it. The acts that it notes about you are part of the copy of your data. It notes neither the reading of your record by administrators nor failed attempts to log in.',
      ].join('\n'),
    },
    jobs: {
      title: 'Suggested jobs',
      text: [
        'Thésée compares your answers, your wishes, your domain and the subject of your thesis with what each job needs. It takes into account the jobs that you kept or set aside, and grades given to jobs for similar people, invented or consenting. The cases that ship with Thésée are invented and were graded while it was made; no career adviser has reviewed them yet. The calculation is fixed and explains itself: each job says what brought it closer to you or moved it away. The law calls this profiling. It decides nothing: neither your university nor an employer gets the result, and you may ignore it.',
        'Courses follow a rule: among the skills that your kept jobs ask for, those that you rated at least a point below, then the courses of your university that strengthen them, the strongest first. Your university rates that strength, and doesn’t learn what you are shown.',
        'We don’t consider this calculation an artificial intelligence system under Regulation (EU) 2024/1689: people wrote its rules and weights, and it learns nothing.',
        'To contest a suggestion, set it aside, or write to your university or to {{email}}: a human answers.',
        'Your answers train no model and don’t change what is suggested to others.',
      ].join('\n'),
    },
    cv: {
      title: 'Your online CV',
      text: [
        'At first it is empty for everyone, even for those who know its address. With the first section that you open, your name, photo, profiles, university and “About you” appear too.',
        '- Experiences, diplomas, publications: you open the section, then each item, one by one.',
        '- Skills, values and activities: together, with their ratings and your sentences of proof.',
        '- PhD: as one block, details and thesis in detail. Your appreciation and your goals have a setting each within it.',
        'It never shows your email address, your birth date or your gender, unless you write them into a text. Search engines may list it only if you allow it.',
        '“Make everything private” closes it, and gives your photo another address; closed section by section, the CV leaves it at its own. A copy may live for another minute in the delivery network, and longer with anyone who saved it. If a backup is restored, what you have closed since may become public again: we close it or tell you.',
        'If you let people write to you, a visitor’s message is sent to you by email, then deleted from our servers, after {{visitorMessages}} at the latest; backups keep it until they end.',
      ].join('\n'),
    },
    where: {
      title: 'Where your data is',
      text: [
        'It is stored in the European Union, in Paris unless the operator chose otherwise, at {{host}}, and the programs that process it run there, too. It is encrypted on disk and on its way. Emails to you then pass through the email service that you chose.',
        'So that pages arrive quickly, traffic passes through the delivery point nearest to you, in Europe, North America or Israel. For a short time it keeps only what is public already: the files of the site, photos, open CVs.',
        'This host belongs to an American group. We arrange no transfer of your data out of the Union, but we can’t rule out entirely that an authority of the United States makes a request to that group. The keys of the database and of files are managed in the same region, by the same host: they protect against theft and mistakes, not against the host itself.',
      ].join('\n'),
    },
    time: {
      title: 'For how long',
      text: [
        '- Your account and all it holds: {{absence}} after your last visit. Two emails warn you, {{firstWarning}} and then {{lastWarning}} before, and one press is enough to stay. The defense changes nothing: your account stays yours as long as you come back.',
        '- After you asked for erasure: {{leaving}} to change your mind, then everything goes. An account that administrators erase goes at once.',
        '- A session: {{idleSession}} without use, {{wholeSession}} in all.',
        '- The copy of your data, once it is ready: {{archive}}.',
        '- The audit log: {{traces}}, without your name once your account is erased. Technical logs, where you are a pseudonym: usually {{logs}}.',
        '- An email that couldn’t be delivered to you: {{parkedMails}}.',
        '- Backups: {{tableRecovery}} for the database, {{replacedFiles}} for files, and {{copyWeeks}} for weekly copies where there are any. If a backup is restored, accounts erased since then are erased again before anyone can reach them.',
        '- After erasure, this also remains, without end: in a ledger, a hash of your id and the date, so that you are erased again after a restore; and, if an email to your address bounced, that address on the list of those that the host no longer serves. Ask us to take it off: {{email}}.',
      ].join('\n'),
    },
    device: {
      title: 'On your device',
      text: [
        'The site stores only what it needs there, which is why no banner asks for your consent.',
        '- Security cookies that scripts can’t read: one extends your session ({{idleSession}} without use), another recognizes a known device ({{deviceCookie}}), and a last one, if you choose “Don’t ask again on this device”, leaves out the second step ({{trustedDevice}}).',
        '- A language cookie ({{languageCookie}}), and, in the browser’s storage, the language and theme that you chose, the shortcut keys if you turned them off, and marks without content, such as a question already asked.',
        '- Until the tab closes: your place in each page, and input that the end of your session interrupted.',
        '- During your session: a token, and the core of your account (name, email address, role, university). Both go when you log out.',
        '- Answers that the network has not let through yet, until they are sent.',
        '- The files of the site, to open it without a connection. They hold no personal data.',
      ].join('\n'),
    },
    rights: {
      title: 'Your rights, and where to use them',
      text: [
        '- See your data and take it with you: “Your account”, then the copy of your data. It is an archive of readable files, with your photo, your documents and your CV.',
        '- Correct: in each screen; the email address in “Your account”.',
        '- Erase: “Your account”, or through the administrators of your university.',
        '- Withdraw your consent: “Make everything private”, in “Online CV”.',
        '- Object to processing, or ask to restrict it: write to your university, which answers within a month; for technical logs and limits against abuse, to {{email}}.',
        'No one will ask you to pay or to give reasons. If the answer doesn’t satisfy you, you can complain to the French data protection authority (CNIL, www.cnil.fr).',
      ].join('\n'),
    },
    changes: {
      title: 'If this page changes',
      text: [
        'The durations on this page are those of the software itself: they can’t drift apart. Your university announces a change that concerns you before it takes effect.',
      ].join('\n'),
    },
  },
};
