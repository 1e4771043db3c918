import type { account as fr } from '../fr/account.ts';
import type { Like } from '../index.ts';

export const account: Like<typeof fr> = {
  title: 'Your account',
  lead: 'What you sign in with, and where you are signed in.',
  address: {
    heading: 'E-mail address',
    hint: 'You sign in with it, and we write to you there.',
    confirmed: 'Address confirmed',
    change: 'Change the address',
    trouble: {
      bounce:
        'Our e-mails have not reached you at this address since {{date}}. Change it, or confirm it if it is right.',
      complaint:
        'One of our e-mails was marked as unwanted on {{date}}. Since then we write here only when you ask. To get our messages again, confirm this address.',
      complaint_unread:
        'One of our e-mails was marked as unwanted on {{date}}, and this address has never been confirmed: we no longer write to it. Change it if it is wrong. If it is right, ask your university to write to you again.',
      confirm: 'Get a link to confirm it',
      sent: 'Link sent',
    },
  },
  password: {
    heading: 'Password',
    hint: 'Changing it signs out your other devices.',
    change: 'Change the password',
    lead: 'Your other devices will be signed out.',
    old: 'Current password',
  },
  sessions: {
    heading: 'Signed-in devices',
    hint: 'If you do not recognize one, sign it out and change your password.',
    unknown: 'Unknown device',
    current: 'This device',
    lastSeen: 'Seen on {{date}} at {{time}}',
    since: 'Signed in since {{date}}',
    end: 'Sign out',
    endOf: 'Sign out {{device}}, seen on {{date}} at {{time}}',
    ended: 'Device signed out',
    alone: 'Your account is open nowhere else.',
    others: {
      open: 'Sign out the other devices',
      title: 'Sign out the other devices?',
      text: 'They will ask for the password again. Links that were mailed will not work any more.',
      keep: 'Leave them signed in',
      confirm: 'Sign them out',
      done: 'Your other devices are signed out',
    },
  },
  everywhere: {
    open: 'Log out of all devices',
    title: 'Log out everywhere?',
    text: 'Every browser and device that is logged in to your account will be logged out, this one included. You can log back in with your password.',
    keep: 'Stay logged in',
    confirm: 'Log out everywhere',
    done: 'All your devices are logged out',
  },
  display: {
    heading: 'Display',
    hint: 'Remembered on this device.',
    language: 'Language',
    theme: 'Theme',
  },
  data: {
    heading: 'Take your data away',
    hint: 'Everything that Thésée keeps about you, in an archive to download.',
    open: 'Ask for my data',
    title: 'Ask for your data?',
    lead: 'We prepare an archive of your profile, your doctorate, your assessments, your CV and your documents. A message will tell you when it is ready.',
    asked: 'Request recorded',
    making: 'Your archive is being prepared. You can leave this page: a message will tell you when it is ready.',
    ready: 'Your archive is ready until {{date}} at {{time}}.',
    failing: 'Your archive could not be prepared. We are still trying, and you can ask again.',
    again: 'Ask again',
    download: 'Download ({{size}})',
    downloadPart: 'Download file {{part}} of {{count}} ({{size}})',
    file: 'thesee-my-data.zip',
    filePart: 'thesee-my-data-{{part}}.zip',
  },
};
