import type { Translation } from '../../base/messages.ts'
import type { tracking as english } from '../en/tracking.ts'

export const tracking: Translation<typeof english> = {
  'tracking.dontRecordVisitorsWhose':
    'Besucher nicht erfassen, deren Browser Global Privacy Control oder Do Not Track sendet.',
  'tracking.letPagesRecordLeads':
    'Ihre Seiten können Leads und Verkäufe mit dem veröffentlichbaren Schlüssel erfassen. Da jeder solche Anfragen senden kann, sind sie weniger zuverlässig als Ereignisse von Ihrem Server.',
  'tracking.trackLeadsSalesNew':
    'Leads und Verkäufe für neue Links standardmäßig erfassen. Sie können dies für jeden Link ändern.',
  'tracking.tracking': 'Tracking',
}
