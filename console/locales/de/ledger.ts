import type { Translation } from '../../base/messages.ts'
import type { ledger as english } from '../en/ledger.ts'

export const ledger: Translation<typeof english> = {
  'ledger.balance': 'Saldo',
  'ledger.booked': 'Gebucht',
  'ledger.bookedClosedMonthNever':
    'Was in einem abgeschlossenen Monat gebucht ist, ändert sich nie. Was in ihm geschah und später gemeldet wird, wird im nächsten Monat gebucht. Monate sind in UTC, und keiner lässt sich wieder öffnen.',
  'ledger.closeMonth': '{month} abschließen',
  'ledger.closeMonth2': '{month} abschließen?',
  'ledger.closeMonth3': '{month} abschließen …',
  'ledger.closed': 'Abgeschlossen',
  'ledger.happenedDay': 'geschehen {day}',
  'ledger.holdingPeriodHeld': 'In der Haltefrist oder zurückgehalten',
  'ledger.monthIsClosed': '{month} ist abgeschlossen.',
  'ledger.monthProgramEveryMonth':
    '{month} von {program} und jeder Monat davor wird endgültig abgeschlossen: In ihm wird nichts mehr gebucht.',
  'ledger.nextMonthCloseMonth': 'Als nächstes abzuschließen: {month}',
  'ledger.noMonthClosedYet': 'Noch ist kein Monat abgeschlossen.',
  'ledger.nothingBooked': 'So ist nichts gebucht.',
  'ledger.nothingBookedYetNobody': 'Noch ist nichts gebucht: Niemand hat etwas verdient.',
  'ledger.ofAllPayouts': 'Von allen Auszahlungen',
  'ledger.ofAllPrograms': 'Von allen Programmen',
  'ledger.paidInAll': 'Insgesamt ausgezahlt',
  'ledger.promisedProgram': 'Vom Programm zugesagt',
  'ledger.whatHappened': 'Was geschah',
  'ledger.whereMoneyStands': 'Wo das Geld steht',
  'ledger.whereverMoneyStands': 'Wo auch immer das Geld steht',
}
