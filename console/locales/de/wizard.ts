import type { Translation } from '../../base/messages.ts'
import type { wizard as english } from '../en/wizard.ts'

export const wizard: Translation<typeof english> = {
  'wizard.allSet': 'Die Einrichtung ist abgeschlossen',
  'wizard.allowHostname': 'Diesen Hostnamen zulassen',
  'wizard.brandingLandingPage': 'Branding und Landingpage',
  'wizard.canAddConditionsExceptions':
    'Bedingungen, Ausnahmen und weitere Vergütungen können Sie später hinzufügen.',
  'wizard.canComeBackAny': 'Sie können jederzeit zu jedem Schritt zurückkehren.',
  'wizard.chooseHowPartnersGet':
    'Legen Sie fest, wie Partner bezahlt werden. Es fließt kein Geld, bevor Sie eine Auszahlung bestätigen.',
  'wizard.completedSteps': 'Erledigte Schritte',
  'wizard.continue': 'Weiter',
  'wizard.createDiscount': 'Rabatt erstellen',
  'wizard.createProgram': 'Programm erstellen',
  'wizard.customerDiscount': 'Kundenrabatt',
  'wizard.detectedServer': 'Vom Server erkannt',
  'wizard.doneAllStepsDone': '{done} von {all} Schritten erledigt',
  'wizard.farClicksClicksLeads':
    'Bisher: {clicks, plural, one {# Klick} other {# Klicks}}, {leads, plural, one {# Lead} other {# Leads}}, {sales, plural, one {# Verkauf} other {# Verkäufe}}.',
  'wizard.giveCustomersReasonUse': 'Geben Sie Kunden einen Grund, Partnerlinks zu verwenden.',
  'wizard.giveReferredCustomersDiscount':
    'Geben Sie empfohlenen Kunden einen Rabatt. Ihr Checkout wendet ihn an, und Partner sehen ihn im Dashboard.',
  'wizard.installScript': 'Script installieren',
  'wizard.landingPageHeadline': 'Überschrift der Landingpage',
  'wizard.makeProgramLookLike': 'Gestalten Sie Ihr Programm passend zu Ihrer Marke.',
  'wizard.off': 'Rabatt',
  'wizard.offerCredit': 'Guthaben anbieten',
  'wizard.overview': 'Übersicht',
  'wizard.partnersEarnCustomersThey': 'Was Partner für empfohlene Kunden verdienen.',
  'wizard.pasteEmailsUploadCsv':
    'Fügen Sie E-Mail-Adressen ein oder laden Sie eine CSV-Datei hoch.',
  'wizard.payoutMethod': 'Auszahlungsmethode',
  'wizard.programDefinesPartnersEarn':
    'Ein Programm legt fest, was Partner verdienen und wann sie bezahlt werden.',
  'wizard.programName': 'Name des Programms',
  'wizard.rewardEvent': 'Vergütetes Ereignis',
  'wizard.rewardPartners': 'Partner vergüten',
  'wizard.scriptConnectsPartnerLink':
    'Das Script verknüpft Besuche über Partnerlinks mit Registrierungen und Verkäufen.',
  'wizard.setUpPayouts': 'Auszahlungen einrichten',
  'wizard.skipStep': 'Schritt überspringen',
  'wizard.steps': 'Schritte',
  'wizard.tagline': 'Slogan',
  'wizard.toDo': 'Offen',
  'wizard.usedButtonsChartsPartners': 'Für Schaltflächen und Diagramme, die Partner sehen.',
}
