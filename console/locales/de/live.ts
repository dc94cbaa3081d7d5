import type { Translation } from '../../base/messages.ts'
import type { live as english } from '../en/live.ts'

export const live: Translation<typeof english> = {
  'live.connectionLostReconnecting': 'Verbindung unterbrochen. Neuer Versuch…',
  'live.eventDetails': 'Ereignisdetails',
  'live.eventTypes': 'Ereignistypen',
  'live.live': 'Live',
  'live.location': 'Standort',
  'live.noEventsYetOpen':
    'Noch keine Ereignisse. Öffnen Sie einen Ihrer Links, um ihn hier zu sehen.',
  'live.noLink': 'Kein Link',
  'live.pause': 'Pausieren',
  'live.refund': 'Erstattung',
  'live.refunds': 'Erstattungen',
  'live.resume': 'Fortsetzen',
  'live.whyAttributedLink': 'Grund für die Zuordnung zu diesem Link',
  'live.whyIsntAttributedLink': 'Grund für die fehlende Zuordnung',
  'live.whyNoCommissionEarned': 'Grund für die fehlende Provision',
}
