import type { Translation } from '../../base/messages.ts'
import type { commissions as english } from '../en/commissions.ts'

export const commissions: Translation<typeof english> = {
  'commissions.adjust': 'Betrag anpassen…',
  'commissions.adjustAmount': 'Betrag anpassen',
  'commissions.adjustEffects':
    '{name} verdient mit dieser Provision {amount}. Das Audit-Protokoll und die Berechnung vermerken den neuen Betrag.',
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
  'commissions.voidSelected': 'Provisionen stornieren…',
  'commissions.voidCommission': 'Provision stornieren',
  'commissions.voidCommissionQuestion': 'Diese Provision stornieren?',
  'commissions.waitingExchangeRate': 'Wartet auf einen Wechselkurs.',
  'commissions.wontBecomePayableUntil': 'Wird erst auszahlbar, wenn sie freigegeben wird.',
  'commissions.totalsByStatus': 'Summen nach Status',
  'commissions.searchAll': 'Partner, Kunde oder ID',
  'commissions.searchOwn': 'Kunde oder ID',
  'commissions.reasonPaid': 'Bereits ausgezahlt',
  'commissions.reasonRefunded': 'Der Verkauf wurde erstattet',
  'commissions.reasonCanceled': 'Bereits storniert',
  'commissions.reasonInPayout': 'In einer Auszahlung',
  'commissions.reasonNotOnHold': 'Nicht zurückgehalten',
  'commissions.countNotChanged':
    '{count, plural, one {# Provision wurde nicht geändert} other {# Provisionen wurden nicht geändert}}',
  'commissions.otherCommissionsChanged': 'Alle anderen ausgewählten Provisionen wurden geändert.',
  'commissions.holdCountQuestion':
    '{count, plural, one {# Provision} other {# Provisionen}} zurückhalten?',
  'commissions.holdCountEffects':
    '{amount} werden erst ausgezahlt, wenn jemand {count, plural, one {die Provision} other {die Provisionen}} freigibt.',
  'commissions.holdCount': '{count, plural, one {# Provision} other {# Provisionen}} zurückhalten',
  'commissions.countHeld':
    '{count, plural, one {# Provision wird} other {# Provisionen werden}} zurückgehalten.',
  'commissions.releaseCountQuestion':
    '{count, plural, one {# Provision} other {# Provisionen}} freigeben?',
  'commissions.releaseCountEffects':
    '{amount} werden auszahlbar, sobald die Wartezeit endet, oder sofort, wenn sie schon abgelaufen ist.',
  'commissions.releaseCount': '{count, plural, one {# Provision} other {# Provisionen}} freigeben',
  'commissions.countReleased':
    '{count, plural, one {# Provision} other {# Provisionen}} freigegeben.',
  'commissions.voidCountQuestion':
    '{count, plural, one {# Provision} other {# Provisionen}} stornieren?',
  'commissions.voidCountEffects':
    '{amount} werden {count, plural, one {dem Partner} other {den Partnern}} nicht ausgezahlt. Dies kann nicht rückgängig gemacht werden.',
  'commissions.voidCount': '{count, plural, one {# Provision} other {# Provisionen}} stornieren',
  'commissions.countVoided': '{count, plural, one {# Provision} other {# Provisionen}} storniert.',
}
