import type { Translation } from '../../base/messages.ts'
import type { resources as english } from '../en/resources.ts'

export const resources: Translation<typeof english> = {
  'resources.addAResource': 'Material hinzufügen',
  'resources.channel': 'Kanal',
  'resources.eMail': 'E-Mail',
  'resources.emptyEveryLanguageOtherwise': 'Leer: jede Sprache. Sonst de, pt-BR …',
  'resources.everywhere': 'Überall',
  'resources.kind': 'Art',
  'resources.linkedIn': 'LinkedIn',
  'resources.message': 'Nachricht',
  'resources.nothingYetLogosTexts': 'Noch nichts: Logos, Texte und Links helfen Partnern.',
  'resources.partnersAlsoReadQuestions':
    'Partner lesen auch die Fragen und Antworten der Landingpage.',
  'resources.partnersMayUse': 'Was Partner verwenden dürfen',
  'resources.partnersSendNamesFilled': 'Partner verschicken sie. {names} werden eingesetzt.',
  'resources.resource': 'Material',
  'resources.suchAs1a7f37': 'Etwa #1a7f37.',
  'resources.telegram': 'Telegram',
  'resources.whatsApp': 'WhatsApp',
  'resources.x': 'X',
}
