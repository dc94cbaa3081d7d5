import type { Translation } from '../../base/messages.ts'
import type { customers as english } from '../en/customers.ts'

export const customers: Translation<typeof english> = {
  'customers.about': 'Angaben',
  'customers.cameThrough': 'Kam über',
  'customers.cancelled': 'storniert',
  'customers.chargeback': 'Rückbuchung',
  'customers.commissionForPartner': 'Provision für {partner}',
  'customers.duplicate': 'doppelt',
  'customers.erase': 'Löschen …',
  'customers.eraseName': '{name} löschen',
  'customers.eraseName2': '{name} löschen?',
  'customers.fraud': 'Betrug',
  'customers.held': 'zurückgehalten',
  'customers.holdingPeriod': 'in der Haltefrist',
  'customers.howRecordLead': 'Wie man einen Lead erfasst',
  'customers.journey': 'Verlauf',
  'customers.nameEMailAddress':
    'Name, E-Mail-Adresse, Bild und Land von {name} werden für immer gelöscht. Leads, Verkäufe, Summen und Provisionen bleiben.',
  'customers.newest100EachKind': 'Die neuesten 100 jeder Art werden gezeigt.',
  'customers.noCustomerCalled': 'Kein Kunde heißt so.',
  'customers.nobodyYetCustomerAppears': 'Noch niemand. Ein Kunde erscheint mit seinem ersten Lead.',
  'customers.nothingHappenedYet': 'Noch ist nichts geschehen.',
  'customers.paid': 'ausgezahlt',
  'customers.payable': 'auszahlbar',
  'customers.refunded': 'erstattet',
  'customers.searchNameEMail': 'Name, E-Mail-Adresse oder Kennung suchen',
  'customers.undone': 'rückgängig gemacht',
  'customers.whyEarnedNothing': 'Warum es nichts einbrachte:',
}
