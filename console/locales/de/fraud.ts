import type { Translation } from '../../base/messages.ts'
import type { fraud as english } from '../en/fraud.ts'

export const fraud: Translation<typeof english> = {
  'fraud.allHeldName': 'alles Zurückgehaltene von {name}',
  'fraud.alsoBanNameProgram': '{name} auch aus dem Programm ausschließen',
  'fraud.cancelledGoodPaidStays': 'Endgültig storniert: {what}. Was ausgezahlt ist, bleibt.',
  'fraud.everythingPartnerEarns': 'Alles, was der Partner verdient',
  'fraud.nothingDecidedYet': 'So wurde noch nichts entschieden.',
  'fraud.nothingHeldBackFraud':
    'Nichts wird zurückgehalten: Die Betrugsregeln haben nichts zu entscheiden gefunden.',
  'fraud.oneCommission': 'Eine Provision',
  'fraud.rejectBanName': 'Ablehnen und {name} ausschließen',
  'fraud.rejectIt': 'Ablehnen',
  'fraud.rejectNameFraud': 'Dies von {name} als Betrug ablehnen?',
  'fraud.rejectedName': 'Abgelehnt: {name}.',
  'fraud.releaseName': 'Dies von {name} freigeben?',
  'fraud.released': 'Freigegeben',
  'fraud.releasedName': 'Freigegeben: {name}.',
  'fraud.toDecide': 'Zu entscheiden',
  'fraud.unlessSomethingElseHolds':
    'Wenn nichts anderes zurückhält, läuft die Haltefrist weiter, und danach wird ausgezahlt: {what}.',
}
