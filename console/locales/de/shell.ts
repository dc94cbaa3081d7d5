import type { Translation } from '../../base/messages.ts'
import type { shell as english } from '../en/shell.ts'

export const shell: Translation<typeof english> = {
  'shell.accountName': 'Konto: {name}',
  'shell.back': 'Zurück',
  'shell.console': 'Konsole',
  'shell.couldntFindPageCheck': 'Diese Seite wurde nicht gefunden. Prüfen Sie die Adresse.',
  'shell.dark': 'Dunkel',
  'shell.dataAndSecurity': 'Daten und Sicherheit',
  'shell.developers': 'Entwickler',
  'shell.general': 'Allgemein',
  'shell.goTo': 'Gehe zu',
  'shell.keyboardShortcuts': 'Tastenkürzel',
  'shell.light': 'Hell',
  'shell.more': 'Mehr',
  'shell.noResults': 'Keine Ergebnisse',
  'shell.noWorkspace': 'Kein Workspace',
  'shell.notMemberAnyWorkspace':
    'Sie sind in keinem Workspace Mitglied. Bitten Sie den Inhaber eines Workspace um eine Einladung.',
  'shell.pageNotFound': 'Seite nicht gefunden',
  'shell.personal': 'Persönlich',
  'shell.searchPagesLinksPartners': 'Seiten, Links, Partner, Kunden suchen',
  'shell.searchPagesLinksPartnersCustomers': 'Seiten, Links, Partner und Kunden suchen',
  'shell.sections': 'Bereiche',
  'shell.setup': 'Einrichtung',
  'shell.singleKeyShortcuts': 'Kürzel mit einer Taste',
  'shell.skipToContent': 'Zum Inhalt springen',
  'shell.system': 'System',
  'shell.testModeViewingTest':
    'Testmodus: Sie sehen Testdaten. Es fließt kein Geld, und E-Mails gehen nur an Mitglieder.',
  'shell.workspaceName': 'Workspace: {name}',
  'shell.yourAccount': 'Ihr Konto',
  'shell.programName': 'Programm: {name}',
}
