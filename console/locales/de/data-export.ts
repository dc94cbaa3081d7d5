import type { Translation } from '../../base/messages.ts'
import type { dataExport as english } from '../en/data-export.ts'

export const dataExport: Translation<typeof english> = {
  'dataExport.allCommissionsTheirPartner': 'Alle Provisionen mit Partner und Kunde. NDJSON.',
  'dataExport.allCustomersTheirPurchases': 'Alle Kunden mit ihren Käufen. NDJSON.',
  'dataExport.allLedgerEntriesFile': 'Alle Buchungen, eine Datei pro Programm. CSV.',
  'dataExport.allLinksTheirDestinations': 'Alle Links mit Zielen, Tags und Statistiken. NDJSON.',
  'dataExport.allPartnersEachProgram':
    'Alle Partner jedes Programms mit Links und Verdienst. NDJSON.',
  'dataExport.allPayoutsFilePer': 'Alle Auszahlungen, eine Datei pro Programm. CSV.',
  'dataExport.changedNdjson': 'Wer was geändert hat. NDJSON.',
  'dataExport.countRecordsRead': '{count, plural, one {# Eintrag} other {# Einträge}} gelesen…',
  'dataExport.exportName': '{name} exportieren',
  'dataExport.nameExported': '{name} exportiert.',
  'dataExport.ndjsonFilesRecordPer':
    'NDJSON-Dateien enthalten einen Eintrag pro Zeile im Format der API. Lassen Sie diese Seite geöffnet, bis der Download abgeschlossen ist.',
  'dataExport.stop': 'Abbrechen',
}
