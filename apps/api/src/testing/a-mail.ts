import type { Mail } from '../mail/mail.ts';

export const aMail = (changes: Partial<Mail> = {}): Mail => ({
  from: { name: 'Radar Hrvatska', address: 'posao@radar-hrvatska.example' },
  to: { name: 'Ana Anić', address: 'ana@mail.example' },
  replyTo: null,
  language: 'hr',
  subject: 'Prijava je poslana',
  text: 'Pozdrav, Ana!',
  html: '<p>Pozdrav, Ana!</p>',
  unsubscribeUrl: null,
  attachments: [],
  ...changes,
});
