import type { Translation } from '../../base/messages.ts'
import type { discounts as english } from '../en/discounts.ts'

export const discounts: Translation<typeof english> = {
  'discounts.change': 'Ändern',
  'discounts.changeDiscountName': 'Rabatt von {name} ändern',
  'discounts.codesOfPartners': 'Codes der Partner',
  'discounts.couponTestMode': 'Gutschein des Testmodus',
  'discounts.eMailAddressPartner': 'E-Mail-Adresse des Partners',
  'discounts.end': 'Beenden …',
  'discounts.endCodeCode': 'Code {code} beenden',
  'discounts.endDiscountName': 'Rabatt von {name} beenden',
  'discounts.endTheCode': 'Code beenden',
  'discounts.endTheDiscount': 'Rabatt beenden',
  'discounts.endThisCode': 'Diesen Code beenden?',
  'discounts.endThisDiscount': 'Diesen Rabatt beenden?',
  'discounts.giveACode': 'Code vergeben',
  'discounts.giveNameCode': '{name} den Code geben',
  'discounts.idWhereDiscountTaken': 'Seine Id dort, wo der Rabatt abgezogen wird.',
  'discounts.lettersDigitsEmptyMade':
    'Buchstaben, Ziffern, - und _. Leer: aus dem Namen des Partners gebildet.',
  'discounts.linkCode': 'Ein Link hat einen Code.',
  'discounts.newCustomersDoNot':
    'Neue Kunden bekommen ihn nicht. Kunden, die ihn haben, behalten ihn.',
  'discounts.noDiscount': 'Kein Rabatt',
  'discounts.noPartnerAddress': 'Kein Partner hat diese Adresse.',
  'discounts.noPartnerCodeYet':
    'Noch hat kein Partner einen Code. Ein Verkauf mit einem Code gehört seinem Partner, auch ohne Klick.',
  'discounts.offerADiscount': 'Rabatt anbieten',
  'discounts.offerDiscountName': '{name} einen Rabatt anbieten',
  'discounts.offerTheDiscount': 'Rabatt anbieten',
  'discounts.onePartner': 'Ein Partner',
  'discounts.ownWords': 'In eigenen Worten',
  'discounts.partnerNoLinkYet': 'Dieser Partner hat noch keinen Link.',
  'discounts.partnersCustomersRead': 'Partner und Kunden lesen es.',
  'discounts.salesNobodysNow': 'Verkäufe mit ihm gehören von jetzt an niemandem.',
  'discounts.staysSinceCustomersAlready':
    'Er bleibt, weil Kunden ihn schon haben. Für einen anderen beenden Sie ihn und bieten einen neuen an.',
  'discounts.takesOff': 'Wer ihn abzieht',
  'discounts.yourOwnCheckout': 'Ihre eigene Kasse',
}
