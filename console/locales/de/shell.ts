import type { Translation } from '../../base/messages.ts'
import type { shell as english } from '../en/shell.ts'

export const shell: Translation<typeof english> = {
  'shell.accountName': 'Konto: {name}',
  'shell.console': 'Konsole',
  'shell.dark': 'Dunkel',
  'shell.goPageLinkPartner': 'Zu einer Seite, einem Link, einem Partner oder einem Kunden',
  'shell.goTo': 'Gehe zu',
  'shell.goToAnalytics': 'Zur Auswertung',
  'shell.integrations': 'Integrationen',
  'shell.keyboardShortcuts': 'Tastenkürzel',
  'shell.keysWithoutCtrlDo': 'Tasten ohne Strg oder ⌘ tun etwas',
  'shell.light': 'Hell',
  'shell.likeTheSystem': 'Wie das System',
  'shell.memberNoWorkspaceAsk':
    'Sie sind in keinem Arbeitsbereich Mitglied. Bitten Sie jemanden um eine Einladung.',
  'shell.money': 'Geld',
  'shell.more': 'Mehr',
  'shell.noPageAddress': 'Unter dieser Adresse gibt es keine Seite.',
  'shell.noWorkspace': 'Kein Arbeitsbereich',
  'shell.nothingCalled': 'Nichts heißt so.',
  'shell.pageLinkPartnerCustomer': 'Eine Seite, ein Link, ein Partner oder ein Kunde',
  'shell.pageNotFound': 'Seite nicht gefunden',
  'shell.people': 'Menschen',
  'shell.sections': 'Bereiche',
  'shell.skipToContent': 'Zum Inhalt springen',
  'shell.testModeDataOwn':
    'Testmodus: eigene Daten. Kein Geld fließt, und E-Mails gehen nur an Mitglieder.',
  'shell.workspaceName': 'Arbeitsbereich: {name}',
  'shell.yourAccount': 'Ihr Konto',
}
