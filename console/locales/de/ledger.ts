import type { Translation } from '../../base/messages.ts'
import type { ledger as english } from '../en/ledger.ts'

export const ledger: Translation<typeof english> = {
  'ledger.allPayouts': 'Alle Auszahlungen',
  'ledger.allPrograms': 'Alle Programme',
  'ledger.balance': 'Saldo',
  'ledger.closeMonth': '{month} abschließen',
  'ledger.closeMonthDialog': '{month} abschließen…',
  'ledger.closeMonthQuestion': '{month} abschließen?',
  'ledger.closed': 'Abgeschlossen',
  'ledger.closesMonthAllEarlier':
    'Damit werden {month} und alle früheren Monate von {program} abgeschlossen. In abgeschlossenen Monaten kann nicht mehr gebucht werden.',
  'ledger.entriesClosedPeriodNever':
    'Buchungen in einem abgeschlossenen Zeitraum ändern sich nie. Spätere Ereignisse werden im nächsten Monat gebucht. Zeiträume gelten in UTC und können nicht wieder geöffnet werden.',
  'ledger.eventDateDay': 'Ereignisdatum {day}',
  'ledger.monthClosed': '{month} abgeschlossen.',
  'ledger.nextMonthCloseMonth': 'Nächster abzuschließender Monat: {month}',
  'ledger.noClosedPeriodsYet': 'Noch keine abgeschlossenen Zeiträume.',
  'ledger.noEntriesMatchThese': 'Keine Buchungen entsprechen diesen Filtern.',
  'ledger.noEntriesYetEntries':
    'Noch keine Buchungen. Buchungen erscheinen mit der ersten Provision.',
  'ledger.owedProgram': 'Verbindlichkeiten des Programms',
  'ledger.pendingHold': 'Ausstehend oder zurückgehalten',
  'ledger.posted': 'Gebucht',
  'ledger.totalPaid': 'Insgesamt ausgezahlt',
}
