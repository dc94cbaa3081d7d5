import type { Translation } from '../../base/messages.ts'
import type { domains as english } from '../en/domains.ts'

export const domains: Translation<typeof english> = {
  'domains.add': 'Hinzufügen',
  'domains.addDomain': 'Domain hinzufügen',
  'domains.addTheseTwoDns':
    'Fügen Sie einen dieser beiden DNS-Einträge bei Ihrem DNS-Anbieter hinzu und behalten Sie ihn bei. Änderungen können einige Minuten dauern.',
  'domains.archivedLinksDomainKeep': 'Archiviert. Links auf dieser Domain leiten weiterhin um.',
  'domains.dnsRecordMissingLinks': 'Der DNS-Eintrag fehlt. Links leiten noch bis {when} um.',
  'domains.domainPointsServerSuch':
    'Eine Domain, die auf diesen Server zeigt, z. B. go.example.com.',
  'domains.linksDontRedirectDns':
    'Links leiten nicht um: Der DNS-Eintrag fehlte eine Woche lang, oder ein anderer Workspace hat diese Domain verifiziert.',
  'domains.linksDontRedirectUntil': 'Links leiten erst um, wenn die Domain verifiziert ist.',
  'domains.lost': 'verloren',
  'domains.makeNamePrimary': 'Als primär festlegen: {name}',
  'domains.makePrimary': 'Als primär festlegen',
  'domains.nameVerifiedLinksNow': '{name} verifiziert. Die Links leiten jetzt um.',
  'domains.newLinksUseName': 'Neue Links verwenden standardmäßig {name}.',
  'domains.noDomainsYetAdd':
    'Noch keine Domains. Fügen Sie eine hinzu, z. B. go.example.com, um Kurzlinks zu erstellen.',
  'domains.notVerified': 'nicht verifiziert',
  'domains.primary': 'primär',
  'domains.recordMissing': 'Eintrag fehlt',
  'domains.removesNameWorkspaceDomains':
    '{name} wird aus dem Workspace entfernt. Domains mit Links können nicht entfernt werden.',
  'domains.typeRecordName': 'Name des {type}-Eintrags',
  'domains.typeRecordValue': 'Wert des {type}-Eintrags',
  'domains.verified': 'verifiziert',
  'domains.verifiedDnsKeepRecord': 'Per DNS verifiziert. Behalten Sie den Eintrag bei.',
  'domains.verifiedDnsLastChecked':
    'Per DNS verifiziert, zuletzt geprüft {when}. Behalten Sie den Eintrag bei.',
  'domains.verifiedServersAdmin': 'Vom Administrator des Servers verifiziert.',
  'domains.verify': 'Verifizieren',
  'domains.verifyName': '{name} verifizieren',
  'domains.verifying': 'Wird verifiziert…',
}
