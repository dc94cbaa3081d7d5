import type { Translation } from '../../base/messages.ts'
import type { dataExport as english } from '../en/data-export.ts'

export const dataExport: Translation<typeof english> = {
  'dataExport.changedNdjson': 'Wer was geändert hat. NDJSON.',
  'dataExport.countRead': '{count} gelesen …',
  'dataExport.everyCommissionPartnerCustomer': 'Jede Provision mit Partner und Kunde. NDJSON.',
  'dataExport.everyCustomerTheyBought': 'Alle Kunden mit dem, was sie gekauft haben. NDJSON.',
  'dataExport.everyEntryBooksFile': 'Jeder Eintrag der Bücher, eine Datei je Programm. CSV.',
  'dataExport.everyLinkDestinationsTags': 'Jeder Link mit Zielen, Tags und Zahlen. NDJSON.',
  'dataExport.everyPartnerEachProgram':
    'Alle Partner jedes Programms, mit Links und Verdienst. NDJSON.',
  'dataExport.everyPayoutFileEach': 'Jede Auszahlung, eine Datei je Programm. CSV.',
  'dataExport.exportName': 'Exportieren: {name}',
  'dataExport.nameSaved': '{name} gespeichert.',
  'dataExport.ndjsonLineEachApi':
    'NDJSON hat eine Zeile für jedes, wie die API es zeigt. Lassen Sie die Seite offen, bis eine Datei gespeichert ist.',
  'dataExport.stop': 'Anhalten',
}
