import type { Translation } from '../../base/messages.ts'
import type { email as english } from '../en/email.ts'

export const email: Translation<typeof english> = {
  'email.deletedBecauseAge': 'Wegen des Alters gelöscht',
  'email.demo': 'Demo',
  'email.emailLog': 'E-Mail-Protokoll',
  'email.emailSentAgain': 'Die E-Mail an {to} wird noch einmal gesendet.',
  'email.emailsDemoStayOwn': 'E-Mails der Demo bleiben in ihrem eigenen Postfach.',
  'email.emailsLeaveServer': 'E-Mails verlassen diesen Server.',
  'email.emailsWrittenKeptNobody':
    'E-Mails werden geschrieben und aufbewahrt, und niemand bekommt sie. Geben Sie dem Server einen SMTP-Server und starten Sie ihn neu; aufbewahrte E-Mails senden Sie aus der Liste unten.',
  'email.fromSender': 'Von {sender}',
  'email.kept': 'Aufbewahrt',
  'email.noEmailsHere': 'Hier sind keine E-Mails.',
  'email.notSetUp': 'Nicht eingerichtet',
  'email.queued': 'In der Warteschlange',
  'email.sendTestEmail': 'Test-E-Mail senden',
  'email.sending': 'Versand',
  'email.setUp': 'Eingerichtet',
  'email.settingsServer': 'Einstellungen des Servers',
  'email.smtpServerTookTest': 'Der SMTP-Server hat eine Test-E-Mail an {to} angenommen.',
  'email.testEmailNotSent': 'Die Test-E-Mail wurde nicht gesendet: {error}',
  'email.whichEmails': 'Welche E-Mails',
}
