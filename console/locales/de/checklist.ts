import type { Translation } from '../../base/messages.ts'
import type { checklist as english } from '../en/checklist.ts'

export const checklist: Translation<typeof english> = {
  'checklist.addClientComponentRoot':
    'Fügen Sie es in einer Client-Komponente im Root-Layout hinzu.',
  'checklist.addCustomCodeSite':
    'Fügen Sie es dem benutzerdefinierten Code im Head der Website hinzu.',
  'checklist.addCustomHtmlTag':
    'Fügen Sie ein Tag vom Typ „Benutzerdefiniertes HTML“ für „All Pages“ hinzu.',
  'checklist.addHeadEveryPage': 'Fügen Sie es im Head jeder Seite hinzu.',
  'checklist.addHeaderPhpBefore': 'Fügen Sie es in header.php vor </head> hinzu.',
  'checklist.addThemeLiquidBefore': 'Fügen Sie es in theme.liquid vor </head> hinzu.',
  'checklist.addWhereAppCreated': 'Fügen Sie es dort hinzu, wo die App im Browser erstellt wird.',
  'checklist.allSetPartnersCan':
    'Alles ist eingerichtet. Partner können Kunden empfehlen und bezahlt werden.',
  'checklist.allowYourSite': 'Ihre Website zulassen',
  'checklist.callWhenSomeoneSigns':
    'Rufen Sie dies auf, wenn sich jemand registriert, und /track/sale, wenn jemand zahlt.',
  'checklist.connectPayoutAccountPrograms':
    'Auszahlungskonto in der Währung Ihres Programms verbinden',
  'checklist.conversionTrackingOffWorkspace':
    'Conversion-Tracking ist für diesen Workspace deaktiviert.',
  'checklist.createProgram': 'Programm erstellen',
  'checklist.doneAllDoneSteps': '{done} von {all} erledigt. Schritte werden automatisch abgehakt.',
  'checklist.framework': 'Framework',
  'checklist.getFirstPartner': 'Ersten Partner gewinnen',
  'checklist.googleTagManager': 'Google Tag Manager',
  'checklist.html': 'HTML',
  'checklist.invitePartnerStepDone':
    'Laden Sie einen Partner ein. Dieser Schritt ist erledigt, sobald die Einladung angenommen ist.',
  'checklist.manualPayoutsNeedNo':
    'Für manuelle Auszahlungen brauchen Sie kein Auszahlungskonto. Partner wählen diese Methode in ihrem Dashboard. Sobald der erste Partner sie gewählt hat, ist dieser Schritt erledigt. Sie überweisen selbst und markieren die Auszahlung dann als bezahlt.',
  'checklist.openAddress': '{address} öffnen',
  'checklist.openSiteThroughLink':
    'Öffnen Sie Ihre Website über einen Link und registrieren Sie sich. Das Cookie svc_id speichert den Klick, und Ihr Server sendet ihn mit dem Lead.',
  'checklist.partnerLinksPointPrograms':
    'Partnerlinks führen zur Website Ihres Programms. Dieser Schritt ist erledigt, sobald eine Seite dieser Website das Script lädt. Websites, die nur auf Ihrem eigenen Computer laufen, zählen nicht.',
  'checklist.payPartnersBankAccount':
    'Zahlen Sie Partner von Ihrem Bankkonto, über Stripe, PayPal oder Wise oder als Guthaben in Ihrem eigenen Produkt aus.',
  'checklist.reactNextJs': 'React oder Next.js',
  'checklist.script': 'Script',
  'checklist.scriptOnlyWorksHostnames':
    'Das Script funktioniert nur auf zulässigen Hostnamen. Fügen Sie den Hostnamen Ihrer Website hinzu oder *.example.com für alle Subdomains.',
  'checklist.shopify': 'Shopify',
  'checklist.testLink': 'Link testen',
  'checklist.thenPurgeCdnCache':
    'Leeren Sie dann Ihren CDN-Cache und öffnen Sie die Website über einen Partnerlink. Das Script meldet nur Besuche über einen Link.',
  'checklist.theseHostnamesTriedUse':
    'Diese Hostnamen wollten das Script verwenden, sind aber nicht zugelassen:',
  'checklist.trackLeadSale': 'Lead oder Verkauf erfassen',
  'checklist.verifyLinksReachSite': 'Prüfen, ob Links Ihre Website erreichen',
  'checklist.vueSvelteAngular': 'Vue, Svelte oder Angular',
  'checklist.webflowOrFramer': 'Webflow oder Framer',
  'checklist.withoutEmailInvitationsSign':
    'Ohne E-Mail werden keine Einladungen, Anmeldelinks und Auszahlungsinformationen gesendet. Legen Sie SMTP_URL und MAIL_FROM auf dem Server fest.',
  'checklist.wordPress': 'WordPress',
}
