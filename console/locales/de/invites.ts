import type { Translation } from '../../base/messages.ts'
import type { invites as english } from '../en/invites.ts'

export const invites: Translation<typeof english> = {
  'invites.changeTheList': 'Liste ändern',
  'invites.charactersCannotReadHere':
    'Hier sind Zeichen nicht lesbar. Speichern Sie die Datei als UTF-8.',
  'invites.checkTheList': 'Liste prüfen',
  'invites.columnEMailAddresses': 'Die Spalte der E-Mail-Adressen fehlt.',
  'invites.columnTwice': 'Diese Spalte ist doppelt.',
  'invites.csvFile': 'Oder eine CSV-Datei',
  'invites.doneAllSent': '{done} von {all} gesendet …',
  'invites.eMailAddressMissing': 'Die E-Mail-Adresse fehlt.',
  'invites.eMailAddressesTable': 'E-Mail-Adressen oder eine Tabelle',
  'invites.fileLargerThan1': 'Die Datei ist größer als 1 MB.',
  'invites.goodCanInvitedWrong':
    '{good} können eingeladen werden, {wrong} Probleme. Gesendet wurde noch nichts.',
  'invites.invitations': 'Einladungen',
  'invites.inviteMore': 'Weitere einladen',
  'invites.invitedAllInvited': '{invited} von {all} eingeladen.',
  'invites.lineLine': 'Zeile {line}',
  'invites.lineLineColumnColumn': 'Zeile {line}, Spalte {column}',
  'invites.linkKey': 'Linkende',
  'invites.moreLineThanColumns': 'In dieser Zeile steht mehr, als es Spalten gibt.',
  'invites.mostCountPeopleOnce':
    'Höchstens {count} Personen auf einmal: Diese Zeile und die folgenden fallen weg.',
  'invites.noColumnName': 'Eine Spalte „{name}“ gibt es nicht.',
  'invites.noGroupName': 'Eine Gruppe „{name}“ gibt es nicht.',
  'invites.noteMailOptional': 'Notiz in der E-Mail (freiwillig)',
  'invites.pasteAddressesRowsSpreadsheet':
    'Fügen Sie Adressen ein oder Zeilen einer Tabelle: E-Mail-Adresse, Name, Gruppe, Linkende, eigene Kennung. Höchstens {count} Personen.',
  'invites.problems': 'Probleme',
  'invites.problemsTheseLinesLeft': 'Probleme: Diese Zeilen fallen weg',
  'invites.programAlreadyTurnedAway':
    'Schon im Programm oder abgewiesen: Die Seite der Person steht unter Partner.',
  'invites.quotationMarkNeverClosed': 'Das Anführungszeichen wird nie geschlossen.',
  'invites.roleMayLookPartners': 'Ihre Rolle darf Partner ansehen, aber nicht einladen.',
  'invites.sameLineLine': 'Dasselbe wie in Zeile {line}.',
  'invites.sendInvitationsCount': 'Einladungen senden ({count})',
  'invites.showInvited': 'Eingeladene zeigen',
  'invites.textNoEMail': '„{text}“ ist keine E-Mail-Adresse.',
  'invites.tooLongMostCount': 'Zu lang: höchstens {count} Zeichen.',
}
