import type { Translation } from '../../base/messages.ts'
import type { fraud as english } from '../en/fraud.ts'

export const fraud: Translation<typeof english> = {
  'fraud.allCommissionsPartner': 'Alle Provisionen dieses Partners',
  'fraud.allHeldCommissionsName': 'alle zurückgehaltenen Provisionen von {name}',
  'fraud.alsoBanNameProgram': '{name} auch aus dem Programm ausschließen',
  'fraud.n1Commission': '1 Provision',
  'fraud.needsReview': 'Zu prüfen',
  'fraud.noCasesMatchFilter': 'Keine Fälle entsprechen diesem Filter.',
  'fraud.noCasesReviewCommissions':
    'Keine Fälle zu prüfen. Von Ihren Betrugsregeln markierte Provisionen erscheinen hier.',
  'fraud.permanentlyCancelsPaidCommissions':
    'Dies storniert endgültig: {what}. Ausgezahlte Provisionen bleiben bestehen.',
  'fraud.reject': 'Ablehnen',
  'fraud.rejectBanName': 'Ablehnen und {name} ausschließen',
  'fraud.rejectCommissionsNameFraudQuestion': 'Provisionen von {name} als Betrug ablehnen?',
  'fraud.rejectedName': 'Abgelehnt: {name}.',
  'fraud.releaseCommissionsNameQuestion': 'Provisionen von {name} freigeben?',
  'fraud.released': 'Freigegeben',
  'fraud.releasedName': 'Freigegeben: {name}.',
  'fraud.unlessAnotherHoldApplies':
    'Sofern kein anderer Grund vorliegt, läuft die Wartezeit weiter, und der Betrag wird danach ausgezahlt: {what}.',
}
