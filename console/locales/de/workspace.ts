import type { Translation } from '../../base/messages.ts'
import type { workspace as english } from '../en/workspace.ts'

export const workspace: Translation<typeof english> = {
  'workspace.add': 'Hinzufügen',
  'workspace.canOnlyRemoveDomains':
    'Sie können nur Domains ohne Links entfernen, damit veröffentlichte Links weiter funktionieren.',
  'workspace.dangerZone': 'Gefahrenbereich',
  'workspace.deletesEverythingExceptApi':
    'Löscht alles außer API-Schlüsseln, Mitgliedern, Domains, Verbindungen, Webhooks, Bildern und Einstellungen.',
  'workspace.exampleExampleComExample':
    'Zum Beispiel example.com, *.example.com für alle Subdomains oder localhost.',
  'workspace.firstClick': 'Erster Klick',
  'workspace.hostname': 'Hostname',
  'workspace.lastClick': 'Letzter Klick',
  'workspace.leave': 'Verlassen…',
  'workspace.leaveEmptyNoExpiry': 'Leer lassen für unbegrenzte Dauer.',
  'workspace.leaveWorkspace': '{workspace} verlassen',
  'workspace.loseAccessLinksStats':
    'Sie verlieren den Zugriff, und von Ihnen erstellte API-Schlüssel funktionieren nicht mehr. Links und Statistiken bleiben erhalten. Der letzte Inhaber kann den Workspace nicht verlassen.',
  'workspace.memberLosesAccessImmediately': 'Das Mitglied verliert sofort den Zugriff.',
  'workspace.nameCanNoLonger': '{name} kann den veröffentlichbaren Schlüssel nicht mehr verwenden.',
  'workspace.nameCanNowUse': '{name} kann jetzt den veröffentlichbaren Schlüssel verwenden.',
  'workspace.nameShortNameCome': 'Name und Slug stammen aus dem Live-Workspace: {name}, {slug}.',
  'workspace.noHostnamesYetAdd':
    'Noch keine Hostnamen. Fügen Sie den Hostnamen Ihrer Website hinzu, damit ihre Seiten den veröffentlichbaren Schlüssel verwenden können.',
  'workspace.removeDomain': 'Domain entfernen',
  'workspace.removeMember': 'Mitglied entfernen',
  'workspace.reportingCurrency': 'Berichtswährung',
  'workspace.requestsKeyFailImmediately': 'Anfragen mit diesem Schlüssel schlagen sofort fehl.',
  'workspace.revokeSecretKey': 'Geheimen Schlüssel widerrufen',
  'workspace.salesOtherCurrenciesConverted':
    'Verkäufe in anderen Währungen werden zum Tageskurs umgerechnet.',
  'workspace.select': 'Auswählen…',
  'workspace.useLowercaseLettersNumbers':
    'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.',
  'workspace.workspaceId': 'Workspace-ID',
}
