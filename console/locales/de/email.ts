import type { Translation } from '../../base/messages.ts'
import type { email as english } from '../en/email.ts'

export const email: Translation<typeof english> = {
  'email.couldntSendTestEmail': 'Die Test-E-Mail konnte nicht gesendet werden: {error}',
  'email.deletedAfterRetentionPeriod': 'Nach Ablauf der Aufbewahrungsfrist gelöscht',
  'email.demo': 'Demo',
  'email.demoKeepsEmailsOwn': 'Die Demo behält E-Mails in einem eigenen Postfach.',
  'email.emailDelivery': 'E-Mail-Versand',
  'email.emailLog': 'E-Mail-Protokoll',
  'email.emailResent': 'E-Mail an {to} erneut gesendet.',
  'email.emailStatus': 'E-Mail-Status',
  'email.emailsSavedButNot':
    'E-Mails werden gespeichert, aber nicht gesendet. Konfigurieren Sie einen SMTP-Server und starten Sie diesen Server neu. Gespeicherte E-Mails können Sie dann aus der Liste unten senden.',
  'email.fromSender': 'Von {sender}',
  'email.noEmailsMatchFilter': 'Keine E-Mails entsprechen diesem Filter.',
  'email.notSent': 'Nicht gesendet',
  'email.notSetUp': 'Nicht eingerichtet',
  'email.queued': 'In der Warteschlange',
  'email.sendTestEmail': 'Test-E-Mail senden',
  'email.serverCanSendEmails': 'Dieser Server kann E-Mails senden.',
  'email.serverSettings': 'Servereinstellungen',
  'email.setUp': 'Eingerichtet',
  'email.testEmailSent': 'Test-E-Mail an {to} gesendet.',
}
