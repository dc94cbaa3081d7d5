import type { Translation } from '../../base/messages.ts'
import type { domains as english } from '../en/domains.ts'

export const domains: Translation<typeof english> = {
  'domains.add': 'Hinzufügen',
  'domains.addADomain': 'Domain hinzufügen',
  'domains.archivedLinksGoRedirecting': 'Archiviert: Ihre Links leiten weiter um.',
  'domains.checkNow': 'Jetzt prüfen',
  'domains.checkNowName': 'Jetzt prüfen: {name}',
  'domains.checking': 'Wird geprüft …',
  'domains.createTheseTwoRecords':
    'Legen Sie einen dieser beiden Einträge bei Ihrem DNS-Anbieter an und behalten Sie ihn. Es kann einige Minuten dauern, bis er zu sehen ist.',
  'domains.hostLeadsServerSuch': 'Ein Host, der zu diesem Server führt, etwa go.example.com.',
  'domains.linksDoNotRedirect':
    'Ihre Links leiten erst um, wenn einer dieser Einträge gefunden ist.',
  'domains.linksDoNotRedirectRecord':
    'Ihre Links leiten nicht um: Der Eintrag fehlte eine Woche lang, oder ein anderer Arbeitsbereich hat die Domain.',
  'domains.lost': 'verloren',
  'domains.makePrimary': 'Zur Hauptdomain machen',
  'domains.makePrimaryName': 'Zur Hauptdomain machen: {name}',
  'domains.nameNoLinkDomain':
    '{name} ist keine Link-Domain dieses Arbeitsbereichs mehr. Eine, die Links hat, bleibt.',
  'domains.nameTypeRecord': 'Name des {type}-Eintrags',
  'domains.nameVerifiedLinksRedirect': '{name} ist bestätigt: Ihre Links leiten um.',
  'domains.newLinksGetName': 'Neue Links bekommen {name}, wenn sie keine Domain nennen.',
  'domains.noDomainShortLinks':
    'Es gibt keine Domain. Kurzlinks stehen auf einer von Ihren, etwa go.example.com.',
  'domains.notVerified': 'nicht bestätigt',
  'domains.primary': 'Hauptdomain',
  'domains.recordGoneLinksGo': 'Ihr Eintrag ist verschwunden. Links leiten noch um bis {when}.',
  'domains.recordMissing': 'Eintrag fehlt',
  'domains.valueTypeRecord': 'Wert des {type}-Eintrags',
  'domains.verified': 'bestätigt',
  'domains.verifiedDnsKeepRecord': 'Durch DNS bestätigt. Behalten Sie den Eintrag.',
  'domains.verifiedDnsLookedWhen':
    'Durch DNS bestätigt; zuletzt gesucht {when}. Behalten Sie den Eintrag.',
  'domains.verifiedOperatorServer': 'Vom Betreiber dieses Servers bestätigt.',
}
