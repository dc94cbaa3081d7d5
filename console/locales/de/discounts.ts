import type { Translation } from '../../base/messages.ts'
import type { discounts as english } from '../en/discounts.ts'

export const discounts: Translation<typeof english> = {
  'discounts.appliedBy': 'Angewendet durch',
  'discounts.couponsIdProvider': 'Die ID des Gutscheins bei diesem Anbieter.',
  'discounts.createCode': 'Code erstellen',
  'discounts.createCodeName': 'Code für {name} erstellen',
  'discounts.createDiscount': 'Rabatt erstellen',
  'discounts.createDiscountName': 'Rabatt für {name} erstellen',
  'discounts.customersAlreadyUseDiscount':
    'Kunden nutzen diesen Rabatt bereits, daher kann er nicht geändert werden. Beenden Sie ihn und erstellen Sie einen neuen.',
  'discounts.delete': 'Löschen…',
  'discounts.discountCodes': 'Rabattcodes',
  'discounts.eachLinkCode': 'Jeder Link hat einen Code.',
  'discounts.edit': 'Bearbeiten',
  'discounts.editDiscountName': 'Rabatt für {name} bearbeiten',
  'discounts.end': 'Archivieren…',
  'discounts.endCode': 'Code löschen',
  'discounts.endCodeCode': 'Code {code} löschen',
  'discounts.endCodeQuestion': 'Code löschen?',
  'discounts.endDiscount': 'Rabatt archivieren',
  'discounts.endDiscountName': 'Rabatt für {name} archivieren',
  'discounts.endDiscountQuestion': 'Rabatt archivieren?',
  'discounts.newCustomersNoLonger':
    'Neue Kunden erhalten ihn nicht mehr. Bestehende Kunden behalten ihn.',
  'discounts.noDiscount': 'Kein Rabatt',
  'discounts.noDiscountCodesYet':
    'Noch keine Rabattcodes. Erstellen Sie einen, damit Verkäufe von Partnern auch ohne Klick zählen.',
  'discounts.noPartnerEmail': 'Kein Partner hat diese E-Mail-Adresse.',
  'discounts.onePartner': 'Ein Partner',
  'discounts.ownCheckout': 'Ihr eigener Checkout',
  'discounts.partnerEmail': 'E-Mail des Partners',
  'discounts.partnerNoLinksYet': 'Dieser Partner hat noch keine Links.',
  'discounts.salesCodeNoLonger':
    'Verkäufe mit diesem Code werden dem Partner nicht mehr zugeordnet.',
  'discounts.shownPartnersCustomers': 'Wird Partnern und Kunden angezeigt.',
  'discounts.testModeCouponId': 'Gutschein-ID im Testmodus',
  'discounts.useLettersNumbersLeave':
    'Verwenden Sie Buchstaben, Ziffern, - und _. Leer lassen, um den Code aus dem Namen des Partners zu erzeugen.',
}
