/** German texts of test mode. */
export const testMode = {
  '{count} settings of {workspace} change at once, for real partners and customers.':
    '{count} Einstellungen von {workspace} ändern sich sofort, für echte Partner und Kunden.',
  '{count} settings were copied.': '{count} Einstellungen wurden kopiert.',
  '{links} links, {programs} programs and {partners} partners of the test workspace.':
    '{links} Links, {programs} Programme und {partners} Partner des Testbereichs.',
  'Change the live workspace?': 'Den echten Arbeitsbereich ändern?',
  'Clear the test data': 'Testdaten löschen',
  'Clear the test data …': 'Testdaten löschen …',
  'Clear the test data?': 'Testdaten löschen?',
  'Copy into the live workspace': 'In den echten Arbeitsbereich kopieren',
  'Copy into the live workspace …': 'In den echten Arbeitsbereich kopieren …',
  'Copy into the test workspace': 'In den Testbereich kopieren',
  'Copy settings': 'Einstellungen kopieren',
  'Currency and time zone of reports, tracking, attribution.':
    'Währung und Zeitzone der Berichte, Erfassung, Zuordnung.',
  'Deleted for good: links with their clicks, customers, leads and sales, partners, programs with their rewards, commissions, payouts, the ledger, mails, and the audit log.':
    'Endgültig gelöscht werden: Links mit ihren Klicks, Kunden, Leads und Verkäufe, Partner, Programme mit ihren Vergütungen, Provisionen, Auszahlungen, das Hauptbuch, E-Mails und das Protokoll.',
  'Discount {name}': 'Rabatt {name}',
  'Everything but keys, members, domains, connections, webhooks, pictures and settings.':
    'Alles außer Schlüsseln, Mitgliedern, Domains, Verbindungen, Webhooks, Bildern und Einstellungen.',
  'From where to where': 'Von wo nach wo',
  'from the live workspace into the test workspace':
    'aus dem echten Arbeitsbereich in den Testbereich',
  'from the test workspace into the live workspace':
    'aus dem Testbereich in den echten Arbeitsbereich',
  'Group {name}': 'Gruppe {name}',
  'Hostname {name}': 'Hostname {name}',
  'Keys, members, domains, connections, webhooks, pictures and settings of the workspace stay. Nothing of the live workspace is touched.':
    'Schlüssel, Mitglieder, Domains, Verbindungen, Webhooks, Bilder und Einstellungen des Arbeitsbereichs bleiben. Nichts im echten Arbeitsbereich wird berührt.',
  'Links, people, money, keys, domains, connections and webhooks are never copied.':
    'Links, Personen, Geld, Schlüssel, Domains, Verbindungen und Webhooks werden nie kopiert.',
  'Milestone {name}': 'Meilenstein {name}',
  'Name and short name are those of the live workspace: {name}, {slug}.':
    'Name und Kurzname sind die des echten Arbeitsbereichs: {name}, {slug}.',
  'Nothing changes: both sides have the same settings.':
    'Nichts ändert sich: Beide Seiten haben dieselben Einstellungen.',
  'Program {name}': 'Programm {name}',
  'Programs and groups': 'Programme und Gruppen',
  'Replaces those of the program.': 'Ersetzt die des Programms.',
  'Reward {name}': 'Vergütung {name}',
  'Rewards, discounts and milestones of groups':
    'Vergütungen, Rabatte und Meilensteine der Gruppen',
  'See what changes': 'Ansehen, was sich ändert',
  'Settings of the workspace': 'Einstellungen des Arbeitsbereichs',
  'Test mode': 'Testmodus',
  'Test mode is off.': 'Der Testmodus ist aus.',
  'Test mode is on.': 'Der Testmodus ist an.',
  'Test mode: data of its own. No money moves, and mails reach members only.':
    'Testmodus: eigene Daten. Kein Geld fließt, und E-Mails gehen nur an Mitglieder.',
  'The members of a test workspace are those of the live one. Turn test mode off to change them.':
    'Die Mitglieder eines Testbereichs sind die des echten Arbeitsbereichs. Schalten Sie den Testmodus aus, um sie zu ändern.',
  'The test data is cleared.': 'Die Testdaten sind gelöscht.',
  'The test workspace has keys, links, partners and figures of its own. Payouts count as paid without moving money, files for banks are marked, and mails reach members only. Webhooks are sent and say that they are of test mode.':
    'Der Testbereich hat eigene Schlüssel, Links, Partner und Zahlen. Auszahlungen gelten als bezahlt, ohne dass Geld fließt, Dateien für Banken sind gekennzeichnet, und E-Mails gehen nur an Mitglieder. Webhooks werden gesendet und sagen, dass sie aus dem Testmodus sind.',
  'Those that are missing are added.': 'Fehlende werden hinzugefügt.',
  'Turn test mode off': 'Testmodus ausschalten',
  'Turn test mode on': 'Testmodus einschalten',
  'Turn test mode on first, to see what is cleared.':
    'Schalten Sie zuerst den Testmodus ein, um zu sehen, was gelöscht wird.',
  'Type {slug} to confirm': 'Tippen Sie zur Bestätigung {slug}',
  'What changes': 'Was sich ändert',
  'What is copied': 'Was kopiert wird',
  'What the other side does not offer ends. Customers keep the terms under which they came.':
    'Was die andere Seite nicht anbietet, endet. Kunden behalten die Bedingungen, unter denen sie kamen.',
  'With landing page, form, resources, payout rules and fraud rules. Web addresses of existing ones stay.':
    'Mit Landingpage, Formular, Material, Auszahlungs- und Betrugsregeln. Webadressen vorhandener bleiben.',
  'Words of mails to partners': 'Texte der E-Mails an Partner',
  'Workspace {name}': 'Arbeitsbereich {name}',
  new: 'neu',
  changes: 'ändert sich',
  ends: 'endet',
} as const
