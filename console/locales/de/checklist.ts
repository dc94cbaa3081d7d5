import type { Translation } from '../../base/messages.ts'
import type { checklist as english } from '../en/checklist.ts'

export const checklist: Translation<typeof english> = {
  'checklist.allowYourSite': 'Ihre Website zulassen',
  'checklist.callWhenSomebodySigns':
    'Rufen Sie dies auf, wenn sich jemand registriert, und ebenso /track/sale bei einer Zahlung.',
  'checklist.checkLinksArriveSite': 'Prüfen, ob Links Ihre Website erreichen',
  'checklist.connectAccountPaysCurrency': 'Konto verbinden, das die Währung des Programms auszahlt',
  'checklist.conversionTrackingOffWorkspace':
    'Die Erfassung von Conversions ist in diesem Workspace aus.',
  'checklist.createAProgram': 'Programm anlegen',
  'checklist.customCodeHead': 'In den eigenen Code des head.',
  'checklist.doneAllDoneEach':
    '{done} von {all} erledigt. Jeder Schritt wird von selbst abgehakt, sobald er geschehen ist.',
  'checklist.everythingPlacePartnersCan':
    'Alles ist eingerichtet. Partner können Kunden werben und bezahlt werden.',
  'checklist.followALink': 'Einem Link folgen',
  'checklist.googleTagManager': 'Google Tag Manager',
  'checklist.headEveryPage': 'In den head jeder Seite.',
  'checklist.headerPhpBeforeHead': 'In header.php, vor </head>.',
  'checklist.html': 'HTML',
  'checklist.inviteSomebodyDoneOnce':
    'Laden Sie jemanden ein; der Schritt ist getan, sobald die Einladung angenommen ist.',
  'checklist.linksPartnersLeadSite':
    'Links von Partnern führen zur Website des Programms. Der Schritt ist getan, sobald sich von dort eine Seite mit dem Skript gemeldet hat; eine Website, die nur auf Ihrem eigenen Rechner antwortet, zählt nicht.',
  'checklist.openAddress': '{address} öffnen',
  'checklist.openSiteThroughLink':
    'Öffnen Sie Ihre Website über einen Link und registrieren Sie sich. Das Cookie svc_id merkt sich den Klick, und Ihr Server schickt ihn mit dem Lead.',
  'checklist.pagesTheseHostsCalled':
    'Seiten dieser Hosts haben sich gemeldet und wurden abgewiesen:',
  'checklist.partnerAccept': 'Ein Partner nimmt an',
  'checklist.partnersPaidAccountYours':
    'Partner werden von einem Ihrer Konten bezahlt: bei einer Bank, über Stripe, PayPal oder Wise, oder als Guthaben in Ihrem eigenen Produkt.',
  'checklist.reactNextJs': 'React oder Next.js',
  'checklist.recordLeadSale': 'Lead oder Verkauf erfassen',
  'checklist.rootLayoutClientComponent': 'In das oberste Layout, in eine Client-Komponente.',
  'checklist.script': 'Skript',
  'checklist.scriptMayCallOnly':
    'Das Skript darf sich nur von Hosts melden, die Sie nennen. Fügen Sie den Ihrer Website hinzu; *.example.com steht für alle darunter.',
  'checklist.shopify': 'Shopify',
  'checklist.siteMade': 'Ihre Website ist gemacht mit',
  'checklist.tagTypeCustomHtml': 'In ein Tag der Art „Benutzerdefiniertes HTML“, auf allen Seiten.',
  'checklist.themeLiquidBeforeHead': 'In theme.liquid, vor </head>.',
  'checklist.thenPurgeCacheCdn':
    'Leeren Sie danach den Cache Ihres CDN, damit Besucher die Seite mit dem Skript bekommen, und öffnen Sie die Website über den Link unten: Nur bei so einem Besuch meldet sich das Skript.',
  'checklist.vueSvelteAngular': 'Vue, Svelte oder Angular',
  'checklist.webflowOrFramer': 'Webflow oder Framer',
  'checklist.whereAppCreatedBrowser': 'Wo die App erzeugt wird, im Browser.',
  'checklist.whoeverPaidHandNeeds':
    'Wer von Hand bezahlt wird, braucht hier kein Konto: Der Partner wählt das im Dashboard, und mit dem ersten ist dieser Schritt getan. Sie zahlen außerhalb und kennzeichnen die Auszahlung als bezahlt.',
  'checklist.withoutEmailNobodyGets':
    'Ohne E-Mail bekommt niemand Einladungen, Anmeldelinks und Nachrichten über Auszahlungen. Setzen Sie SMTP_URL und MAIL_FROM auf dem Server.',
  'checklist.wordPress': 'WordPress',
}
