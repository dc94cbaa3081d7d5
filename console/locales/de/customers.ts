import type { Translation } from '../../base/messages.ts'
import type { customers as english } from '../en/customers.ts'

export const customers: Translation<typeof english> = {
  'customers.about': 'Angaben',
  'customers.canceled': 'storniert',
  'customers.chargeback': 'Rückbuchung',
  'customers.commissionForPartner': 'Provision für {partner}',
  'customers.duplicate': 'doppelt',
  'customers.erase': 'Löschen…',
  'customers.eraseName': '{name} löschen',
  'customers.eraseNameQuestion': '{name} löschen?',
  'customers.fraud': 'Betrug',
  'customers.holdingPeriod': 'in der Wartezeit',
  'customers.journey': 'Verlauf',
  'customers.learnHowTrackLeads': 'So erfassen Sie Leads',
  'customers.noActivityYet': 'Noch keine Aktivität.',
  'customers.noCustomersMatchSearch': 'Keine Kunden entsprechen Ihrer Suche.',
  'customers.noCustomersOfPartner': '{name} hat noch keine Kunden geworben.',
  'customers.noCustomersYetCustomers':
    'Noch keine Kunden. Kunden erscheinen nach ihrem ersten Lead.',
  'customers.onHold': 'zurückgehalten',
  'customers.paid': 'ausgezahlt',
  'customers.payable': 'auszahlbar',
  'customers.permanentlyErasesNameEmail':
    'Name, E-Mail, Bild und Land von {name} werden endgültig gelöscht. Leads, Verkäufe, Summen und Provisionen bleiben erhalten.',
  'customers.referredVia': 'Empfohlen über',
  'customers.refunded': 'erstattet',
  'customers.searchNameEmailId': 'Nach Name, E-Mail oder ID suchen',
  'customers.showingLatest100Each': 'Die neuesten 100 jedes Typs werden angezeigt.',
  'customers.undone': 'rückgängig gemacht',
  'customers.whyNoCommissionEarned': 'Grund für die fehlende Provision:',
}
