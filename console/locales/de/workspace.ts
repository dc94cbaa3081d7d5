import type { Translation } from '../../base/messages.ts'
import type { workspace as english } from '../en/workspace.ts'

export const workspace: Translation<typeof english> = {
  'workspace.allow': 'Erlauben',
  'workspace.choose': 'Auswählen …',
  'workspace.currencyOfReports': 'Währung der Auswertungen',
  'workspace.dangerZone': 'Gefahrenbereich',
  'workspace.daysAfterClickEarns': 'Tage, nach denen ein Klick nichts mehr einbringt',
  'workspace.emptyClicksEarnEver': 'Leer: Klicks zählen für immer.',
  'workspace.everythingButKeysMembers':
    'Alles außer Schlüsseln, Mitgliedern, Domains, Verbindungen, Webhooks, Bildern und Einstellungen.',
  'workspace.exampleComExampleCom':
    'example.com, *.example.com für jeden Host darunter, oder localhost.',
  'workspace.firstClickCustomer': 'dem ersten Klick des Kunden',
  'workspace.hostname': 'Host',
  'workspace.idWorkspace': 'Kennung des Arbeitsbereichs',
  'workspace.lastClickBeforeLead': 'dem letzten Klick vor dem Lead',
  'workspace.leadBelongs': 'Ein Lead gehört zu',
  'workspace.leave': 'Verlassen …',
  'workspace.leaveWorkspace': '{workspace} verlassen',
  'workspace.loseAccessLinksFigures':
    'Sie verlieren den Zugang; Links, Zahlen und Schlüssel bleiben. Der letzte Inhaber kann nicht gehen.',
  'workspace.lowerCaseLettersDigits': 'Kleinbuchstaben, Ziffern und Bindestriche.',
  'workspace.nameShortNameThose':
    'Name und Kurzname sind die des echten Arbeitsbereichs: {name}, {slug}.',
  'workspace.noPageMayUse':
    'Noch darf keine Seite den öffentlichen Schlüssel benutzen. Fügen Sie den Host Ihrer Website hinzu.',
  'workspace.onlyWithoutLinksNo':
    'Nur eine ohne Links, damit keine veröffentlichte Adresse ungültig wird.',
  'workspace.pagesNameMayUse': 'Seiten von {name} dürfen den Schlüssel benutzen.',
  'workspace.pagesNameRefusedNow': 'Seiten von {name} werden jetzt abgewiesen.',
  'workspace.programsUseRefusedOnce': 'Programme, die ihn benutzen, werden sofort abgewiesen.',
  'workspace.removeADomain': 'Eine Domain entfernen',
  'workspace.removeAMember': 'Ein Mitglied entfernen',
  'workspace.revokeSecretKey': 'Einen geheimen Schlüssel widerrufen',
  'workspace.salesOthersConvertedRate':
    'Verkäufe in anderen werden zum Kurs ihres Tages umgerechnet.',
  'workspace.theyLoseAccessOnce': 'Der Zugang endet sofort, auch auf offenen Seiten.',
}
