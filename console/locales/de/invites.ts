import type { Translation } from '../../base/messages.ts'
import type { invites as english } from '../en/invites.ts'

export const invites: Translation<typeof english> = {
  'invites.alreadyProgramRejectedFind':
    'Bereits im Programm oder abgelehnt. Siehe unter „Partner“.',
  'invites.canInviteUpCount':
    'Sie können bis zu {count, plural, one {# Person} other {# Personen}} gleichzeitig einladen. Diese und die folgenden Zeilen werden übersprungen.',
  'invites.cellUnreadableCharactersSave':
    'Diese Zelle enthält unlesbare Zeichen. Speichern Sie die Datei als UTF-8.',
  'invites.checkList': 'Liste prüfen',
  'invites.columnAppearsTwice': 'Diese Spalte ist doppelt vorhanden.',
  'invites.csvFile': 'CSV-Datei',
  'invites.doneAllSent': '{done} von {all} gesendet…',
  'invites.duplicateRowLine': 'Duplikat von Zeile {line}.',
  'invites.editList': 'Liste bearbeiten',
  'invites.emailColumnMissing': 'Die E-Mail-Spalte fehlt.',
  'invites.emailMissing': 'Die E-Mail-Adresse fehlt.',
  'invites.emails': 'E-Mail-Adressen',
  'invites.fileLargerThan1': 'Die Datei ist größer als 1 MB.',
  'invites.goodPartnersReadyInvite':
    '{good, plural, one {# Partner} other {# Partner}} bereit zur Einladung, {wrong, plural, one {# Problem} other {# Probleme}}. Noch keine Einladungen gesendet.',
  'invites.invitations': 'Einladungen',
  'invites.inviteMore': 'Weitere einladen',
  'invites.invitedAllInvited': '{invited} von {all} eingeladen.',
  'invites.pasteEmailsSpreadsheetRows':
    'Fügen Sie E-Mail-Adressen oder Tabellenzeilen mit E-Mail, Name, Gruppe, Kurzlink-Schlüssel und externer ID ein. Bis zu {count, plural, one {# Person} other {# Personen}}.',
  'invites.personalNoteOptional': 'Persönliche Nachricht (optional)',
  'invites.problems': 'Probleme',
  'invites.quotationMarkIsntClosed': 'Ein Anführungszeichen ist nicht geschlossen.',
  'invites.roleCanViewPartners': 'Ihre Rolle kann Partner ansehen, aber nicht einladen.',
  'invites.rowLine': 'Zeile {line}',
  'invites.rowLineColumnColumn': 'Zeile {line}, Spalte {column}',
  'invites.rowMoreValuesThan': 'Diese Zeile hat mehr Werte als Spalten.',
  'invites.sendCountInvitations': '{count, plural, one {# Einladung} other {# Einladungen}} senden',
  'invites.skippedRows': 'Übersprungene Zeilen',
  'invites.textIsntValidEmail': '„{text}“ ist keine gültige E-Mail-Adresse.',
  'invites.unknownColumnName': 'Unbekannte Spalte „{name}“.',
  'invites.unknownGroupName': 'Unbekannte Gruppe „{name}“.',
  'invites.useMostCountCharacters':
    'Verwenden Sie höchstens {count, plural, one {# Zeichen} other {# Zeichen}}.',
  'invites.viewInvitedPartners': 'Eingeladene Partner anzeigen',
}
