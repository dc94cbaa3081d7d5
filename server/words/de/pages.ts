import type { Words } from '../../domain/message/english.ts'

export const pages: Words = {
  'Sign in': 'Anmelden',
  Invitation: 'Einladung',
  'The link works once.': 'Der Link gilt einmal.',
  'You are invited': 'Sie sind eingeladen',
  'Accept to recommend the program and be paid for it.':
    'Nehmen Sie an, um das Programm zu empfehlen und dafür bezahlt zu werden.',
  Accept: 'Annehmen',
  Decline: 'Ablehnen',
  'Your e-mail address': 'Ihre E-Mail-Adresse',
  'Send me a link': 'Link zusenden',
  'This link is not complete': 'Dieser Link ist unvollständig',
  'Open the link in the mail again, as a whole.':
    'Öffnen Sie den ganzen Link aus der E-Mail noch einmal.',
  'You are signed in': 'Sie sind angemeldet',
  'Sign out': 'Abmelden',
  'Payout method': 'Auszahlungsart',
  'Change it': 'Ändern',
  Save: 'Speichern',
  'Say where you want to be paid.': 'Sagen Sie, wohin ausgezahlt werden soll.',
  'Saved.': 'Gespeichert.',
  optional: 'optional',
  'You declined. Your links lead nowhere from now on.':
    'Sie haben abgelehnt. Ihre Links führen ab jetzt nirgendwohin.',
  'If this is the address of a partner, a mail with a link is on its way.':
    'Wenn die Adresse einem Partner gehört, ist eine E-Mail mit einem Link unterwegs.',
  'You are signed out.': 'Sie sind abgemeldet.',
  'No more mails about new commissions?': 'Keine E-Mails mehr über neue Provisionen?',
  'Mails about payouts and your account still come.':
    'E-Mails über Auszahlungen und Ihr Konto kommen weiterhin.',
  'No more of these mails': 'Diese E-Mails abbestellen',
  Done: 'Erledigt',
  'You get no more mails about new commissions. You earn them as before.':
    'Sie bekommen keine E-Mails mehr über neue Provisionen. Sie verdienen sie wie bisher.',
  'Send them again': 'Wieder zusenden',
  'You get these mails again': 'Sie bekommen diese E-Mails wieder',
  'At most one an hour, when there are new commissions.':
    'Höchstens eine pro Stunde, wenn es neue Provisionen gibt.',
  'The invitation was answered, has expired or was replaced. Ask the program for a new one.':
    'Die Einladung wurde beantwortet, ist abgelaufen oder wurde ersetzt. Bitten Sie das Programm um eine neue.',
  'The sign-in link was used, has expired or is unknown. Ask for a new one.':
    'Der Anmeldelink wurde schon benutzt, ist abgelaufen oder unbekannt. Fordern Sie einen neuen an.',
  'The session has ended. Sign in again.': 'Die Sitzung ist beendet. Melden Sie sich neu an.',
  'Your e-mail address has changed since you signed in. Sign in again with the new one.':
    'Ihre E-Mail-Adresse hat sich seit der Anmeldung geändert. Melden Sie sich mit der neuen an.',
}
