import type { Translation } from '../../base/messages.ts'
import type { testMode as english } from '../en/test-mode.ts'

export const testMode: Translation<typeof english> = {
  'testMode.addsMissingHostnames': 'Fügt fehlende Hostnamen hinzu.',
  'testMode.apiKeysMembersDomains':
    'API-Schlüssel, Mitglieder, Domains, Verbindungen, Webhooks, Bilder und Workspace-Einstellungen bleiben erhalten. Ihr Live-Workspace ist nicht betroffen.',
  'testMode.changed': 'geändert',
  'testMode.changes': 'Änderungen',
  'testMode.clearTestData': 'Testdaten löschen',
  'testMode.clearTestDataDialog': 'Testdaten löschen…',
  'testMode.clearTestDataQuestion': 'Testdaten löschen?',
  'testMode.copyDirection': 'Kopierrichtung',
  'testMode.copyLiveWorkspace': 'In den Live-Workspace kopieren',
  'testMode.copyLiveWorkspaceDialog': 'In den Live-Workspace kopieren…',
  'testMode.copySettings': 'Einstellungen kopieren',
  'testMode.copyTestWorkspace': 'In den Test-Workspace kopieren',
  'testMode.countSettingsCopied':
    '{count, plural, one {# Einstellung} other {# Einstellungen}} kopiert.',
  'testMode.countSettingsWorkspaceWill':
    '{count, plural, one {# Einstellung von {workspace} wird} other {# Einstellungen von {workspace} werden}} sofort geändert. Dies betrifft echte Partner und Kunden.',
  'testMode.discountName': 'Rabatt {name}',
  'testMode.emailTextsPartners': 'E-Mail-Vorlagen für Partner',
  'testMode.groupName': 'Gruppe {name}',
  'testMode.groupRewardsDiscountsMilestones': 'Vergütungen, Rabatte und Meilensteine der Gruppen',
  'testMode.hostnameName': 'Hostname {name}',
  'testMode.includesLandingPageForm':
    'Einschließlich Landingpage, Formular, Materialien, Auszahlungs- und Betrugsregeln. Bestehende Landingpage-Adressen bleiben erhalten.',
  'testMode.linksLinksProgramsPrograms':
    '{links} Links, {programs} Programme und {partners} Partner im Test-Workspace.',
  'testMode.linksPeopleMoneyApi':
    'Links, Personen, Geld, API-Schlüssel, Domains, Verbindungen und Webhooks werden nie kopiert.',
  'testMode.liveTest': 'Live zu Test',
  'testMode.milestoneName': 'Meilenstein {name}',
  'testMode.new': 'neu',
  'testMode.noChangesBothWorkspaces':
    'Keine Änderungen: Beide Workspaces haben dieselben Einstellungen.',
  'testMode.permanentlyDeletesLinksTheir':
    'Endgültig gelöscht werden Links mit ihren Klicks, Kunden, Leads und Verkäufe, Partner, Programme mit ihren Vergütungen, Provisionen, Auszahlungen, das Hauptbuch, E-Mails und das Audit-Protokoll.',
  'testMode.previewChanges': 'Änderungen ansehen',
  'testMode.programName': 'Programm {name}',
  'testMode.programsAndGroups': 'Programme und Gruppen',
  'testMode.removed': 'entfernt',
  'testMode.replacesProgramsEmailTexts': 'Ersetzt die E-Mail-Vorlagen des Programms.',
  'testMode.reportCurrencyTimeZone': 'Währung und Zeitzone der Berichte, Tracking und Attribution.',
  'testMode.rewardName': 'Vergütung {name}',
  'testMode.rewardsDiscountsSourceWorkspace':
    'Vergütungen und Rabatte, die es im Quell-Workspace nicht gibt, werden archiviert. Bestehende Kunden behalten ihre Konditionen.',
  'testMode.settingsCopy': 'Zu kopierende Einstellungen',
  'testMode.testDataDeleted': 'Testdaten gelöscht.',
  'testMode.testLive': 'Test zu Live',
  'testMode.testMode': 'Der Testmodus ist aktiviert.',
  'testMode.testModeOff': 'Der Testmodus ist deaktiviert.',
  'testMode.testWorkspaceOwnApi':
    'Der Test-Workspace hat eigene API-Schlüssel, Links, Partner und Statistiken. Auszahlungen werden als bezahlt markiert, ohne dass Geld fließt, Bankdateien sind als Test gekennzeichnet, und E-Mails gehen nur an Mitglieder. Webhooks werden mit Testmodus-Kennzeichnung gesendet.',
  'testMode.turnOffTestMode': 'Testmodus deaktivieren',
  'testMode.turnTestMode': 'Testmodus aktivieren',
  'testMode.turnTestModeFirst':
    'Aktivieren Sie zuerst den Testmodus, um zu sehen, was gelöscht wird.',
  'testMode.typeSlugConfirm': 'Geben Sie zur Bestätigung {slug} ein',
  'testMode.updateLiveWorkspaceQuestion': 'Live-Workspace aktualisieren?',
  'testMode.workspaceName': 'Workspace {name}',
  'testMode.workspaceSettings': 'Workspace-Einstellungen',
}
