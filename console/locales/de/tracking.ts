import type { Translation } from '../../base/messages.ts'
import type { tracking as english } from '../en/tracking.ts'

export const tracking: Translation<typeof english> = {
  'tracking.analyticsSettings': 'Einstellungen der Auswertung',
  'tracking.newLinksTrackLeads':
    'Neue Links erfassen Leads und Verkäufe. Jeder Link kann es anders halten.',
  'tracking.pagesMayRecordLeads':
    'Seiten dürfen Leads und Verkäufe mit dem öffentlichen Schlüssel erfassen. Jeder kann einen solchen Aufruf senden: Er ist weniger verlässlich als der Ihres Servers.',
  'tracking.visitorsWhoseBrowserSends':
    'Wer Global Privacy Control oder Do Not Track sendet, wird nicht erfasst.',
}
