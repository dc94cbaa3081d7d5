export const checklist = {
  'checklist.addClientComponentRoot': 'Add it to a client component in the root layout.',
  'checklist.addCustomCodeSite': 'Add it to the custom code in the site head.',
  'checklist.addCustomHtmlTag': 'Add a Custom HTML tag that fires on All Pages.',
  'checklist.addHeadEveryPage': 'Add it to the head of every page.',
  'checklist.addHeaderPhpBefore': 'Add it to header.php, before </head>.',
  'checklist.addThemeLiquidBefore': 'Add it to theme.liquid, before </head>.',
  'checklist.addWhereAppCreated': 'Add it where the app is created, in the browser.',
  'checklist.allSetPartnersCan': 'You’re all set. Partners can refer customers and get paid.',
  'checklist.allowYourSite': 'Allow your site',
  'checklist.callWhenSomeoneSigns':
    'Call this when someone signs up, and call /track/sale when they pay.',
  'checklist.connectPayoutAccountPrograms': 'Connect a funding account in your program’s currency',
  'checklist.conversionTrackingOffWorkspace': 'Conversion tracking is off for this workspace.',
  'checklist.createProgram': 'Create program',
  'checklist.doneAllDoneSteps': '{done} of {all} done. Steps are checked off automatically.',
  'checklist.framework': 'Framework',
  'checklist.getFirstPartner': 'Get your first partner',
  'checklist.googleTagManager': 'Google Tag Manager',
  'checklist.html': 'HTML',
  'checklist.invitePartnerStepDone': 'Invite a partner. This step is done when they accept.',
  'checklist.manualPayoutsNeedNo':
    'Manual payouts don’t need a funding account. Partners select the method in their dashboard, and this step is complete when the first partner does. You transfer the money yourself, then mark the payout as paid.',
  'checklist.openAddress': 'Open {address}',
  'checklist.openSiteThroughLink':
    'Open your site through a link and sign up. The svc_id cookie stores the click, and your server sends it with the lead.',
  'checklist.partnerLinksPointPrograms':
    'Partner links point to your program’s site. This step is done when a page on that site loads the script. Sites that only run on your own computer don’t count.',
  'checklist.payPartnersBankAccount':
    'Pay partners from your bank account, with Stripe, PayPal, or Wise, or as credit in your own product.',
  'checklist.reactNextJs': 'React or Next.js',
  'checklist.script': 'Script',
  'checklist.scriptOnlyWorksHostnames':
    'The script only works on hostnames you allow. Add your site’s hostname, or *.example.com for all subdomains.',
  'checklist.shopify': 'Shopify',
  'checklist.testLink': 'Test a link',
  'checklist.thenPurgeCdnCache':
    'Then purge your CDN cache and open the site through a partner link. The script only reports visits that come through a link.',
  'checklist.theseHostnamesTriedUse': 'These hostnames tried to use the script but aren’t allowed:',
  'checklist.trackLeadSale': 'Track a lead or sale',
  'checklist.verifyLinksReachSite': 'Verify that links reach your site',
  'checklist.vueSvelteAngular': 'Vue, Svelte, or Angular',
  'checklist.webflowOrFramer': 'Webflow or Framer',
  'checklist.withoutEmailInvitationsSign':
    'Set up email to send invitations, sign-in links, and payout updates. Set SMTP_URL and MAIL_FROM on the server.',
  'checklist.wordPress': 'WordPress',
} as const
