import type { TemplateData } from './index.ts'
import type { CustomTemplate } from './words.ts'

const EARNED = { amountMinor: 4900n, currency: 'usd' }
const OPEN = 'https://example.com/'
const partner = 'Ada Lovelace'
const to = '•••• 3000'

/** What the previews of mails tell. */
export const SAMPLE_DATA: { [N in CustomTemplate]: TemplateData<N> } = {
  'partner-invited': { partner, url: OPEN, offers: [], note: null },
  'application-received': { partner },
  'application-approved': { partner, links: ['example.com/ada'] },
  'application-rejected': { partner, note: null, reapplyAt: null },
  'enrollment-banned': { partner, reason: null },
  'enrollment-deactivated': { partner },
  'group-changed': { partner, group: 'Gold', offers: [] },
  'commission-digest': {
    partner,
    count: 1,
    total: EARNED,
    latest: [{ how: 'INV-42', net: EARNED }],
    others: null,
    held: null,
    unsubscribeUrl: OPEN,
  },
  'commission-held': { partner, what: 'INV-42', earnings: EARNED },
  'commission-reversed': { partner, what: 'INV-42', earned: EARNED },
  'payout-sent': { partner, amount: EARNED, commissions: 3, to },
  'payout-completed': { partner, amount: EARNED, to, inCredit: false },
  'payout-failed': { partner, amount: EARNED, to, reason: null },
}
