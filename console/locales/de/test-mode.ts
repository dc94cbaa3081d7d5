import type { Translation } from '../../base/messages.ts'
import type { testMode as english } from '../en/test-mode.ts'

export const testMode: Translation<typeof english> = {
  'testMode.changeLiveWorkspace': 'Den echten Arbeitsbereich ändern?',
  'testMode.changes': 'ändert sich',
  'testMode.clearTestData': 'Testdaten löschen',
  'testMode.clearTestData2': 'Testdaten löschen?',
  'testMode.clearTestData3': 'Testdaten löschen …',
  'testMode.copyIntoLiveWorkspace': 'In den echten Arbeitsbereich kopieren',
  'testMode.copyIntoLiveWorkspace2': 'In den echten Arbeitsbereich kopieren …',
  'testMode.copyIntoTestWorkspace': 'In den Testbereich kopieren',
  'testMode.copySettings': 'Einstellungen kopieren',
  'testMode.countSettingsWereCopied': '{count} Einstellungen wurden kopiert.',
  'testMode.countSettingsWorkspaceChange':
    '{count} Einstellungen von {workspace} ändern sich sofort, für echte Partner und Kunden.',
  'testMode.currencyTimeZoneReports': 'Währung und Zeitzone der Berichte, Erfassung, Zuordnung.',
  'testMode.deletedGoodLinksTheir':
    'Endgültig gelöscht werden: Links mit ihren Klicks, Kunden, Leads und Verkäufe, Partner, Programme mit ihren Vergütungen, Provisionen, Auszahlungen, das Hauptbuch, E-Mails und das Protokoll.',
  'testMode.discountName': 'Rabatt {name}',
  'testMode.ends': 'endet',
  'testMode.groupName': 'Gruppe {name}',
  'testMode.hostnameName': 'Hostname {name}',
  'testMode.keysMembersDomainsConnections':
    'Schlüssel, Mitglieder, Domains, Verbindungen, Webhooks, Bilder und Einstellungen des Arbeitsbereichs bleiben. Nichts im echten Arbeitsbereich wird berührt.',
  'testMode.landingPageFormResources':
    'Mit Landingpage, Formular, Material, Auszahlungs- und Betrugsregeln. Webadressen vorhandener bleiben.',
  'testMode.linksLinksProgramsPrograms':
    '{links} Links, {programs} Programme und {partners} Partner des Testbereichs.',
  'testMode.linksPeopleMoneyKeys':
    'Links, Personen, Geld, Schlüssel, Domains, Verbindungen und Webhooks werden nie kopiert.',
  'testMode.liveWorkspaceIntoTest': 'aus dem echten Arbeitsbereich in den Testbereich',
  'testMode.milestoneName': 'Meilenstein {name}',
  'testMode.new': 'neu',
  'testMode.nothingChangesBothSides':
    'Nichts ändert sich: Beide Seiten haben dieselben Einstellungen.',
  'testMode.otherSideDoesNot':
    'Was die andere Seite nicht anbietet, endet. Kunden behalten die Bedingungen, unter denen sie kamen.',
  'testMode.programName': 'Programm {name}',
  'testMode.programsAndGroups': 'Programme und Gruppen',
  'testMode.replacesThoseProgram': 'Ersetzt die des Programms.',
  'testMode.rewardName': 'Vergütung {name}',
  'testMode.rewardsDiscountsMilestonesGroups': 'Vergütungen, Rabatte und Meilensteine der Gruppen',
  'testMode.seeWhatChanges': 'Ansehen, was sich ändert',
  'testMode.settingsWorkspace': 'Einstellungen des Arbeitsbereichs',
  'testMode.testDataCleared': 'Die Testdaten sind gelöscht.',
  'testMode.testMode': 'Der Testmodus ist an.',
  'testMode.testModeOff': 'Der Testmodus ist aus.',
  'testMode.testWorkspaceIntoLive': 'aus dem Testbereich in den echten Arbeitsbereich',
  'testMode.testWorkspaceKeysLinks':
    'Der Testbereich hat eigene Schlüssel, Links, Partner und Zahlen. Auszahlungen gelten als bezahlt, ohne dass Geld fließt, Dateien für Banken sind gekennzeichnet, und E-Mails gehen nur an Mitglieder. Webhooks werden gesendet und sagen, dass sie aus dem Testmodus sind.',
  'testMode.thoseMissingAdded': 'Fehlende werden hinzugefügt.',
  'testMode.turnTestMode': 'Testmodus einschalten',
  'testMode.turnTestModeFirst':
    'Schalten Sie zuerst den Testmodus ein, um zu sehen, was gelöscht wird.',
  'testMode.turnTestModeOff': 'Testmodus ausschalten',
  'testMode.typeSlugConfirm': 'Tippen Sie zur Bestätigung {slug}',
  'testMode.whatChanges': 'Was sich ändert',
  'testMode.whatIsCopied': 'Was kopiert wird',
  'testMode.whereWhere': 'Von wo nach wo',
  'testMode.wordsMailsPartners': 'Texte der E-Mails an Partner',
  'testMode.workspaceName': 'Arbeitsbereich {name}',
}
