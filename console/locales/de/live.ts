import type { Translation } from '../../base/messages.ts'
import type { live as english } from '../en/live.ts'

export const live: Translation<typeof english> = {
  'live.connectionLostTryingAgain': 'Verbindung verloren, neuer Versuch läuft',
  'live.kindsOfEvents': 'Arten von Ereignissen',
  'live.live': 'Live',
  'live.noLink': 'Kein Link',
  'live.nothingYetOpenLinks': 'Noch nichts. Öffnen Sie einen Ihrer Links, und er erscheint hier.',
  'live.pause': 'Anhalten',
  'live.place': 'Ort',
  'live.refund': 'Erstattung',
  'live.refunds': 'Erstattungen',
  'live.resume': 'Fortsetzen',
  'live.whatWasRecorded': 'Was erfasst wurde',
  'live.whyAttributedLink': 'Warum es diesem Link zugerechnet wird',
  'live.whyBelongsNoLink': 'Warum es zu keinem Link gehört',
  'live.whyEarnedNothing': 'Warum es nichts eingebracht hat',
}
