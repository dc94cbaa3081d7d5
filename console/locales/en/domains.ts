export const domains = {
  'domains.add': 'Add',
  'domains.addADomain': 'Add a domain',
  'domains.archivedLinksGoRedirecting': 'Archived: its links go on redirecting.',
  'domains.checkNow': 'Check now',
  'domains.checkNowName': 'Check now: {name}',
  'domains.checking': 'Checking …',
  'domains.createTheseTwoRecords':
    'Create one of these two records at your DNS provider, and keep it. It can take some minutes to be seen.',
  'domains.hostLeadsServerSuch': 'A host that leads to this server, such as go.example.com.',
  'domains.linksDoNotRedirect': 'Its links do not redirect before one of these records is found.',
  'domains.linksDoNotRedirectRecord':
    'Its links do not redirect: the record was missing for a week, or another workspace has the domain.',
  'domains.lost': 'lost',
  'domains.makePrimary': 'Make primary',
  'domains.makePrimaryName': 'Make primary: {name}',
  'domains.nameNoLinkDomain':
    '{name} is no link domain of this workspace any more. One that has links stays.',
  'domains.nameTypeRecord': 'Name of the {type} record',
  'domains.nameVerifiedLinksRedirect': '{name} is verified: its links redirect.',
  'domains.newLinksGetName': 'New links get {name} when they name no domain.',
  'domains.noDomainShortLinks':
    'There is no domain. Short links stand on one of yours, such as go.example.com.',
  'domains.notVerified': 'not verified',
  'domains.primary': 'primary',
  'domains.recordGoneLinksGo': 'Its record has gone. Links go on redirecting until {when}.',
  'domains.recordMissing': 'record missing',
  'domains.valueTypeRecord': 'Value of the {type} record',
  'domains.verified': 'verified',
  'domains.verifiedDnsKeepRecord': 'Verified by DNS. Keep the record.',
  'domains.verifiedDnsLookedWhen': 'Verified by DNS; looked for {when}. Keep the record.',
  'domains.verifiedOperatorServer': 'Verified by the operator of this server.',
} as const
