import type { Translation } from '../../base/messages.ts'
import type { fraud as english } from '../en/fraud.ts'

export const fraud: Translation<typeof english> = {
  'fraud.allCommissionsPartner': 'Alle Provisionen dieses Partners',
  'fraud.allHeldCommissionsName': 'alle zurückgehaltenen Provisionen von {name}',
  'fraud.alsoBanNameProgram': '{name} auch im Programm sperren',
  'fraud.n1Commission': '1 Provision',
  'fraud.needsReview': 'Zu prüfen',
  'fraud.noCasesMatchFilter': 'Keine Betrugshinweise entsprechen diesem Filter.',
  'fraud.noCasesReviewCommissions':
    'Keine Betrugshinweise zu prüfen. Von Ihren Betrugsregeln markierte Provisionen erscheinen hier.',
  'fraud.permanentlyCancelsPaidCommissions':
    'Dies storniert endgültig: {what}. Ausgezahlte Provisionen bleiben bestehen.',
  'fraud.reject': 'Ablehnen',
  'fraud.rejectBanName': 'Ablehnen und {name} sperren',
  'fraud.rejectCommissionsNameFraudQuestion': 'Provisionen von {name} als Betrug ablehnen?',
  'fraud.rejectedName': 'Abgelehnt: {name}.',
  'fraud.releaseCommissionsNameQuestion': 'Provisionen von {name} freigeben?',
  'fraud.released': 'Freigegeben',
  'fraud.releasedName': 'Freigegeben: {name}.',
  'fraud.unlessAnotherHoldApplies':
    'Freigegeben wird: {what}. Die Wartezeit läuft weiter. Danach wird ausgezahlt, sofern nichts anderes die Provision zurückhält.',
}
