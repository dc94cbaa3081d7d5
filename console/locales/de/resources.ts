import type { Translation } from '../../base/messages.ts'
import type { resources as english } from '../en/resources.ts'

export const resources: Translation<typeof english> = {
  'resources.addResource': 'Material hinzufügen',
  'resources.allChannels': 'Alle Kanäle',
  'resources.channel': 'Kanal',
  'resources.example1a7f37': 'Zum Beispiel #1a7f37.',
  'resources.leaveEmptyAllLanguages':
    'Leer lassen für alle Sprachen oder einen Code wie de oder pt-BR eingeben.',
  'resources.linkedIn': 'LinkedIn',
  'resources.message': 'Nachricht',
  'resources.messagePartnersCanShare':
    'Eine Nachricht, die Partner teilen können. Verfügbare Variablen: {names}.',
  'resources.noResourcesYetAdd':
    'Noch keine Materialien. Fügen Sie Logos, Texte und Links hinzu, um Partner zu unterstützen.',
  'resources.partnerResources': 'Partnermaterialien',
  'resources.partnersAlsoSeeFaq': 'Partner sehen auch die FAQ Ihrer Landingpage.',
  'resources.resource': 'Material',
  'resources.telegram': 'Telegram',
  'resources.whatsApp': 'WhatsApp',
  'resources.x': 'X',
}
