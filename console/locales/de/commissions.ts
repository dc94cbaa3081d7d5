import type { Translation } from '../../base/messages.ts'
import type { commissions as english } from '../en/commissions.ts'

export const commissions: Translation<typeof english> = {
  'commissions.amountNumberSuch50': 'Ein Betrag ist eine Zahl wie 50,00.',
  'commissions.attributionRestsBrowsersReport':
    'Ein Browser hat das Ereignis gemeldet, deshalb sieht es sich zuerst jemand an.',
  'commissions.back': 'Zurück',
  'commissions.becomesPayableWhenHolding': 'Sie wird auszahlbar, wenn ihre Haltefrist vorbei ist.',
  'commissions.cancelAmount': '{amount} stornieren?',
  'commissions.cancelAmountName': '{amount} von {name} stornieren',
  'commissions.cancelIt': 'Stornieren …',
  'commissions.cancelled': 'Storniert',
  'commissions.currencyProgramSuch50':
    'In der Währung des Programms, etwa 50,00. Er ist sofort auszahlbar.',
  'commissions.doesNotBecomePayable': 'Sie wird nicht auszahlbar, bis sie jemand freigibt.',
  'commissions.duplicate': 'Doppelt',
  'commissions.earnedBy': 'Verdient durch',
  'commissions.earnedByAnything': 'Verdient durch Beliebiges',
  'commissions.fraudRuleFoundSomething':
    'Eine Betrugsregel hat etwas gefunden: siehe Betrugsprüfung.',
  'commissions.giveABonus': 'Bonus geben',
  'commissions.giveAmount': '{amount} geben',
  'commissions.goesHoldingPeriodBecomes':
    'Ihre Haltefrist läuft weiter, oder sie wird auszahlbar, wenn diese vorbei ist. Was Betrugsregeln dazu fanden, ist erledigt.',
  'commissions.held': 'Zurückgehalten',
  'commissions.hold': 'Zurückhalten …',
  'commissions.holdAmount': '{amount} zurückhalten?',
  'commissions.holdIt': 'Zurückhalten',
  'commissions.holdingPeriod': 'Haltefrist',
  'commissions.howCameAbout': 'Wie sie zustande kam',
  'commissions.itsPayout': 'Ihre Auszahlung',
  'commissions.knewCustomerBeforeThey':
    'Sie kannten den Kunden schon, bevor er auf den Link des Partners klickte.',
  'commissions.ledgerOfName': 'Hauptbuch von {name}',
  'commissions.nameGetsAmountDescription':
    '{name} erhält {amount} für „{description}“, mit der nächsten Auszahlung.',
  'commissions.nameLosesAmountFinal': '{name} verliert {amount}. Das ist endgültig.',
  'commissions.nextPayoutTakes': 'Die nächste Auszahlung nimmt sie mit.',
  'commissions.noCommission': 'Keine Provision ist so.',
  'commissions.noPayoutTakesUntil': 'Keine Auszahlung nimmt sie mit, bis sie jemand freigibt.',
  'commissions.nothingEarnedYetCommission':
    'Noch ist nichts verdient. Eine Provision erscheint mit dem ersten Verkauf oder Lead eines Partners.',
  'commissions.ofAllPartners': 'Von allen Partnern',
  'commissions.partnerReads': 'Was der Partner liest',
  'commissions.payableFrom': 'Auszahlbar ab',
  'commissions.rejectedFraudFinal': 'Sie wurde als Betrug abgelehnt. Das ist endgültig.',
  'commissions.release': 'Freigeben …',
  'commissions.releaseAmount': '{amount} freigeben?',
  'commissions.releaseIt': 'Freigeben',
  'commissions.saleRefundedNothingLeft': 'Der Verkauf wurde erstattet: Nichts ist von ihr übrig.',
  'commissions.somebodyCancelledFinal': 'Jemand hat sie storniert. Das ist endgültig.',
  'commissions.somebodyFoundRecordedTwice': 'Jemand hat gefunden, dass sie doppelt erfasst ist.',
  'commissions.somebodyPutHold': 'Jemand hat sie zurückgehalten.',
  'commissions.thePartnerHasIt': 'Der Partner hat sie erhalten.',
  'commissions.to': 'Bis',
  'commissions.waitsExchangeRate': 'Sie wartet auf einen Wechselkurs.',
  'commissions.whatFor': 'Wofür',
}
