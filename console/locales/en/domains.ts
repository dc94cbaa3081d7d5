export const domains = {
  'domains.add': 'Add',
  'domains.addDomain': 'Add domain',
  'domains.addTheseTwoDns':
    'Add one of these two DNS records at your DNS provider, and don’t remove it later. Changes can take a few minutes.',
  'domains.archivedLinksDomainKeep': 'Archived. Links on this domain keep redirecting.',
  'domains.dnsRecordMissingLinks': 'The DNS record is missing. Links redirect until {when}.',
  'domains.domainPointsServerSuch': 'A domain that points to this server, such as go.example.com.',
  'domains.linksDontRedirectDns':
    'Links don’t redirect: the DNS record was missing for a week, or another workspace verified this domain.',
  'domains.linksDontRedirectUntil': 'Links don’t redirect until the domain is verified.',
  'domains.lost': 'verification lost',
  'domains.makeNamePrimary': 'Make primary: {name}',
  'domains.makePrimary': 'Make primary',
  'domains.nameVerifiedLinksNow': '{name} verified. Its links now redirect.',
  'domains.newLinksUseName': 'New links use {name} by default.',
  'domains.noDomainsYetAdd':
    'No domains yet. Add one, such as go.example.com, to create short links.',
  'domains.notVerified': 'not verified',
  'domains.primary': 'primary',
  'domains.recordMissing': 'record missing',
  'domains.removesNameWorkspaceDomains':
    'This removes {name} from the workspace. Domains with links can’t be removed.',
  'domains.typeRecordName': '{type} record name',
  'domains.typeRecordValue': '{type} record value',
  'domains.verified': 'verified',
  'domains.verifiedDnsKeepRecord': 'Verified by DNS. Don’t remove the record.',
  'domains.verifiedDnsLastChecked':
    'Verified by DNS, last checked {when}. Don’t remove the record.',
  'domains.verifiedServersAdmin': 'Verified by the server’s admin.',
  'domains.verify': 'Verify',
  'domains.verifyName': 'Verify {name}',
  'domains.verifying': 'Verifying…',
} as const
