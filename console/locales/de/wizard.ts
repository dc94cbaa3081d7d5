import type { Translation } from '../../base/messages.ts'
import type { wizard as english } from '../en/wizard.ts'

export const wizard: Translation<typeof english> = {
  'wizard.allowThisHost': 'Diesen Host erlauben',
  'wizard.buttonsChartsPartnersSee': 'Für Schaltflächen und Diagramme in dem, was Partner sehen.',
  'wizard.comesThroughPartnerPays':
    'Wer über einen Partner kommt, zahlt weniger. Ihre Kasse zieht den Rabatt ab; Partner lesen davon in ihrem Dashboard.',
  'wizard.conditionsOtherTermsSome':
    'Bedingungen, andere Konditionen für manche und weitere Vergütungen lassen sich später ergänzen.',
  'wizard.connectAccountPays': 'Konto für Auszahlungen verbinden',
  'wizard.createTheDiscount': 'Rabatt anlegen',
  'wizard.createTheProgram': 'Programm anlegen',
  'wizard.currencyRewardsPayouts': 'Währung der Vergütungen und Auszahlungen',
  'wizard.discountForCustomers': 'Rabatt für Kunden',
  'wizard.doneAllStepsDone': '{done} von {all} Schritten erledigt',
  'wizard.farClicksClicksLeads': 'Bisher: Klicks {clicks}, Leads {leads}, Verkäufe {sales}.',
  'wizard.goOn': 'Weiter',
  'wizard.howPartnersPaid': 'Wie Partner bezahlt werden',
  'wizard.howProgramLooksPartners': 'Wie Ihr Programm für Partner aussieht.',
  'wizard.installTheScript': 'Skript einbauen',
  'wizard.lookSignUpPage': 'Aussehen und Anmeldeseite',
  'wizard.nameProgram': 'Name des Programms',
  'wizard.offThePrice': 'Nachlass auf den Preis',
  'wizard.offerCredit': 'Guthaben anbieten',
  'wizard.open': 'Offen',
  'wizard.overview': 'Übersicht',
  'wizard.partnersEarnCustomersWhom': 'Was Partner für die Kunden verdienen, die sie bringen.',
  'wizard.partnersEarnFor': 'Partner verdienen an',
  'wizard.partnersGetSentence': 'Was Partner bekommen, in einem Satz',
  'wizard.peopleWhomKnowAlready':
    'Menschen, die Sie schon kennen: getippt, eingefügt oder aus einer CSV-Datei.',
  'wizard.programSaysPartnersEarn':
    'Ein Programm sagt, was Partner verdienen und wann es fällig ist. Vergütungen kommen danach hinzu.',
  'wizard.reasonFollowLinkPartner': 'Ein Grund, dem Link eines Partners zu folgen.',
  'wizard.rewardPartners': 'Partner belohnen',
  'wizard.seenServer': 'Vom Server gesehen',
  'wizard.skipThisStep': 'Diesen Schritt überspringen',
  'wizard.skippedCanDoneAny':
    'Was Sie übersprungen haben, lässt sich jederzeit nachholen; jeder Schritt lässt sich wieder öffnen.',
  'wizard.steps': 'Schritte',
  'wizard.stepsDone': 'Erledigte Schritte',
  'wizard.thatWasTheSetup': 'Das war die Einrichtung',
  'wizard.titleSignUpPage': 'Titel der Anmeldeseite',
  'wizard.visitsThroughLinksPartners':
    'Damit sind Besuche über die Links von Partnern bekannt, wenn sich jemand anmeldet oder bezahlt.',
  'wizard.whereMoneyPartnersComes':
    'Woher das Geld der Partner kommt. Niemand wird bezahlt, bevor Sie es bestätigen.',
}
