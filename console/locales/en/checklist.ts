export const checklist = {
  'checklist.allowYourSite': 'Allow your site',
  'checklist.callWhenSomebodySigns':
    'Call this when somebody signs up, and the same with /track/sale when they pay.',
  'checklist.checkLinksArriveSite': 'Check that links arrive at your site',
  'checklist.connectAccountPaysCurrency':
    'Connect an account that pays the currency of the program',
  'checklist.conversionTrackingOffWorkspace': 'Conversion tracking is off for this workspace.',
  'checklist.createAProgram': 'Create a program',
  'checklist.customCodeHead': 'In the custom code of the head.',
  'checklist.doneAllDoneEach':
    '{done} of {all} done. Each step is ticked by itself once it has happened.',
  'checklist.everythingPlacePartnersCan':
    'Everything is in place. Partners can refer customers and be paid.',
  'checklist.followALink': 'Follow a link',
  'checklist.googleTagManager': 'Google Tag Manager',
  'checklist.headEveryPage': 'In the head of every page.',
  'checklist.headerPhpBeforeHead': 'In header.php, before </head>.',
  'checklist.html': 'HTML',
  'checklist.inviteSomebodyDoneOnce': 'Invite somebody, and this is done once they have accepted.',
  'checklist.linksPartnersLeadSite':
    'Links of partners lead to the site of the program. This is done once a page of that site has called with the script; a site that answers on your own machine alone is none.',
  'checklist.openAddress': 'Open {address}',
  'checklist.openSiteThroughLink':
    'Open your site through a link and sign up. The cookie svc_id keeps the click, and your server sends it with the lead.',
  'checklist.pagesTheseHostsCalled': 'Pages of these hosts called and were refused:',
  'checklist.partnerAccept': 'Have a partner accept',
  'checklist.partnersPaidAccountYours':
    'Partners are paid from an account of yours: at a bank, by Stripe, PayPal or Wise, or as credit inside your own product.',
  'checklist.reactNextJs': 'React or Next.js',
  'checklist.recordLeadSale': 'Record a lead or sale',
  'checklist.rootLayoutClientComponent': 'In the root layout, in a client component.',
  'checklist.script': 'Script',
  'checklist.scriptMayCallOnly':
    'The script may call only from hosts that you list. Add the one of your site; *.example.com stands for all below it.',
  'checklist.shopify': 'Shopify',
  'checklist.siteMade': 'Your site is made with',
  'checklist.tagTypeCustomHtml': 'In a tag of the type Custom HTML, on All Pages.',
  'checklist.themeLiquidBeforeHead': 'In theme.liquid, before </head>.',
  'checklist.thenPurgeCacheCdn':
    'Then purge the cache of your CDN, so that visitors get the page with the script, and open the site through the link below: only such a visit makes the script call.',
  'checklist.vueSvelteAngular': 'Vue, Svelte or Angular',
  'checklist.webflowOrFramer': 'Webflow or Framer',
  'checklist.whereAppCreatedBrowser': 'Where the app is created, in the browser.',
  'checklist.whoeverPaidHandNeeds':
    'Whoever is paid by hand needs no account here: the partner chooses it in the dashboard, and this step is done with the first one. You pay outside, and mark the payout as paid.',
  'checklist.withoutEmailNobodyGets':
    'Without email nobody gets invitations, sign-in links and news of payouts. Set SMTP_URL and MAIL_FROM on the server.',
  'checklist.wordPress': 'WordPress',
} as const
