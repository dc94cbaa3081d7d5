/** German texts of the setup checklist. */
export const checklist = {
  'Setup checklist': 'Einrichtung',
  '{done} of {all} done. Each step is ticked by itself once it has happened.':
    '{done} von {all} erledigt. Jeder Schritt wird von selbst abgehakt, sobald er geschehen ist.',
  'Everything is in place. Partners can refer customers and be paid.':
    'Alles ist eingerichtet. Partner können Kunden werben und bezahlt werden.',
  'Steps done': 'Erledigte Schritte',
  Done: 'Erledigt',
  Open: 'Offen',
  'Install the script': 'Skript einbauen',
  'Allow your site': 'Ihre Website zulassen',
  'Follow a link': 'Einem Link folgen',
  'Record a lead or sale': 'Lead oder Verkauf erfassen',
  'Create a program': 'Programm anlegen',
  'Connect an account that pays': 'Konto für Auszahlungen verbinden',
  'Connect an account that pays the currency of the program':
    'Konto verbinden, das die Währung des Programms auszahlt',
  'Check that links arrive at your site': 'Prüfen, ob Links Ihre Website erreichen',
  'Set up email': 'E-Mail einrichten',
  'Have a partner accept': 'Ein Partner nimmt an',
  'Links of partners lead to the site of the program. This is done once a page of that site has called with the script; a site that answers on your own machine alone is none.':
    'Links von Partnern führen zur Website des Programms. Der Schritt ist getan, sobald sich von dort eine Seite mit dem Skript gemeldet hat; eine Website, die nur auf Ihrem eigenen Rechner antwortet, zählt nicht.',
  'Without email nobody gets invitations, sign-in links and news of payouts. Set SMTP_URL and MAIL_FROM on the server.':
    'Ohne E-Mail bekommt niemand Einladungen, Anmeldelinks und Nachrichten über Auszahlungen. Setzen Sie SMTP_URL und MAIL_FROM auf dem Server.',
  'Invite somebody, and this is done once they have accepted.':
    'Laden Sie jemanden ein; der Schritt ist getan, sobald die Einladung angenommen ist.',
  'Whoever is paid by hand needs no account here: the partner chooses it in the dashboard, and this step is done with the first one. You pay outside, and mark the payout as paid.':
    'Wer von Hand bezahlt wird, braucht hier kein Konto: Der Partner wählt das im Dashboard, und mit dem ersten ist dieser Schritt getan. Sie zahlen außerhalb und kennzeichnen die Auszahlung als bezahlt.',
  'Then purge the cache of your CDN, so that visitors get the page with the script, and open the site through the link below: only such a visit makes the script call.':
    'Leeren Sie danach den Cache Ihres CDN, damit Besucher die Seite mit dem Skript bekommen, und öffnen Sie die Website über den Link unten: Nur bei so einem Besuch meldet sich das Skript.',
  'The script may call only from hosts that you list. Add the one of your site; *.example.com stands for all below it.':
    'Das Skript darf sich nur von Hosts melden, die Sie nennen. Fügen Sie den Ihrer Website hinzu; *.example.com steht für alle darunter.',
  'Allowed hostnames': 'Zugelassene Hosts',
  'Open your site through a link and sign up. The cookie svc_id keeps the click, and your server sends it with the lead.':
    'Öffnen Sie Ihre Website über einen Link und registrieren Sie sich. Das Cookie svc_id merkt sich den Klick, und Ihr Server schickt ihn mit dem Lead.',
  'Conversion tracking is off for this workspace.':
    'Die Erfassung von Conversions ist in diesem Workspace aus.',
  'Call this when somebody signs up, and the same with /track/sale when they pay.':
    'Rufen Sie dies auf, wenn sich jemand registriert, und ebenso /track/sale bei einer Zahlung.',
  'A program says what partners earn and when it is due. Rewards are added to it afterwards.':
    'Ein Programm sagt, was Partner verdienen und wann es fällig ist. Vergütungen kommen danach hinzu.',
  'Partners are paid from an account of yours: at a bank, by Stripe, PayPal or Wise, or as credit inside your own product.':
    'Partner werden von einem Ihrer Konten bezahlt: bei einer Bank, über Stripe, PayPal oder Wise, oder als Guthaben in Ihrem eigenen Produkt.',
  'Open {address}': '{address} öffnen',
  'Pages of these hosts called and were refused:':
    'Seiten dieser Hosts haben sich gemeldet und wurden abgewiesen:',
  'Your site is made with': 'Ihre Website ist gemacht mit',
  HTML: 'HTML',
  'In the head of every page.': 'In den head jeder Seite.',
  'React or Next.js': 'React oder Next.js',
  'In the root layout, in a client component.': 'In das oberste Layout, in eine Client-Komponente.',
  'Vue, Svelte or Angular': 'Vue, Svelte oder Angular',
  'Where the app is created, in the browser.': 'Wo die App erzeugt wird, im Browser.',
  'Google Tag Manager': 'Google Tag Manager',
  'In a tag of the type Custom HTML, on All Pages.':
    'In ein Tag der Art „Benutzerdefiniertes HTML“, auf allen Seiten.',
  Script: 'Skript',
  Shopify: 'Shopify',
  'In theme.liquid, before </head>.': 'In theme.liquid, vor </head>.',
  WordPress: 'WordPress',
  'In header.php, before </head>.': 'In header.php, vor </head>.',
  'Webflow or Framer': 'Webflow oder Framer',
  'In the custom code of the head.': 'In den eigenen Code des head.',
}
