import type { Translation } from '../../base/messages.ts'
import type { commissions as english } from '../en/commissions.ts'

export const commissions: Translation<typeof english> = {
  'commissions.adjust': 'Betrag anpassen…',
  'commissions.adjustAmount': 'Betrag anpassen',
  'commissions.adjustEffects':
    '{name} verdient mit dieser Provision {amount}. Das Audit-Protokoll und die Berechnung vermerken den neuen Betrag.',
  'commissions.allPartners': 'Alle Partner',
  'commissions.allTypes': 'Alle Typen',
  'commissions.back': 'Zurück',
  'commissions.becomesPayableWhenHolding': 'Wird auszahlbar, wenn die Wartezeit endet.',
  'commissions.calculation': 'Berechnung',
  'commissions.canceled': 'Storniert',
  'commissions.canceledManuallyCantUndone':
    'Manuell storniert. Dies kann nicht rückgängig gemacht werden.',
  'commissions.createAmountBonus': 'Bonus über {amount} erstellen',
  'commissions.createBonus': 'Bonus erstellen',
  'commissions.customerAlreadyExistedBefore':
    'Der Kunde war schon vor dem Klick auf den Partnerlink Kunde.',
  'commissions.duplicate': 'Doppelt',
  'commissions.enterAmountExample50': 'Geben Sie einen Betrag ein, z. B. 50,00.',
  'commissions.eventReportedBrowserNeeds':
    'Das Ereignis wurde von einem Browser gemeldet und muss geprüft werden.',
  'commissions.fraudRuleFlaggedCheck': 'Eine Betrugsregel hat sie markiert. Siehe Betrugsprüfung.',
  'commissions.hold': 'Zurückhalten…',
  'commissions.holdAmount': '{amount} zurückhalten?',
  'commissions.holdCommission': 'Provision zurückhalten',
  'commissions.holdingPeriod': 'In der Wartezeit',
  'commissions.holdingPeriodContinuesBecomes':
    'Die Wartezeit läuft weiter, oder die Provision wird auszahlbar, wenn sie abgelaufen ist. Betrugshinweise gelten als geklärt.',
  'commissions.includedNextPayout': 'In der nächsten Auszahlung enthalten.',
  'commissions.isntPaidOutUntil': 'Sie wird erst ausgezahlt, wenn sie freigegeben wird.',
  'commissions.ledgerName': 'Hauptbuch für {name}',
  'commissions.markedDuplicate': 'Als Duplikat markiert.',
  'commissions.nameReceivesAmountDescription':
    '{name} erhält {amount} für „{description}“ mit der nächsten Auszahlung.',
  'commissions.nameWontPaidAmount':
    '{name} erhält {amount} nicht. Dies kann nicht rückgängig gemacht werden.',
  'commissions.newAmount': 'Neuer Betrag ({currency})',
  'commissions.noCommissionsMatchThese': 'Keine Provisionen entsprechen diesen Filtern.',
  'commissions.noCommissionsOfPartner': '{name} hat noch keine Provisionen verdient.',
  'commissions.noCommissionsYetCommissions':
    'Noch keine Provisionen. Provisionen erscheinen mit dem ersten Verkauf oder Lead eines Partners.',
  'commissions.onHold': 'Zurückgehalten',
  'commissions.paidPartner': 'An den Partner ausgezahlt.',
  'commissions.partnersView': 'Ansicht des Partners',
  'commissions.payableFrom': 'Auszahlbar ab',
  'commissions.programsCurrencyExample50':
    'In der Währung des Programms, z. B. 50,00. Sofort auszahlbar.',
  'commissions.putHoldManually': 'Manuell zurückgehalten.',
  'commissions.rejectedFraudCantUndone':
    'Als Betrug abgelehnt. Dies kann nicht rückgängig gemacht werden.',
  'commissions.release': 'Freigeben…',
  'commissions.releaseAmount': '{amount} freigeben?',
  'commissions.releaseCommission': 'Provision freigeben',
  'commissions.saleFullyRefunded': 'Der Verkauf wurde vollständig erstattet.',
  'commissions.void': 'Stornieren…',
  'commissions.voidCommission': 'Provision stornieren',
  'commissions.voidCommissionQuestion': 'Diese Provision stornieren?',
  'commissions.waitingExchangeRate': 'Wartet auf einen Wechselkurs.',
  'commissions.wontBecomePayableUntil': 'Wird erst auszahlbar, wenn sie freigegeben wird.',
}
