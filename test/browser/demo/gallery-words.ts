import type { Locator } from 'playwright-core'
import type { State } from '../../../demo/gallery/samples.ts'

/** What is read in each element with a year behind it. */
export const DATA: Readonly<Record<string, string | RegExp>> = {
  'svc-webhooks': 'No webhooks yet.',
  'svc-share-kit': /Give .*, get .*Copy link/s,
  'svc-commissions': 'In holding period',
  'svc-discount-banner': 'You were invited by Ada Okafor: 10% off for 3 months',
  'svc-earnings': /Payable\s*\$\d+\.\d\d/,
  'svc-faq': 'When do I get paid?',
  'svc-leaderboard': 'Ada Okafor',
  'svc-links': 'ADA10',
  'svc-partner-landing': 'Rewards',
  'svc-partner-signup': 'Apply',
  'svc-payouts': 'Payout method',
  'svc-receipt': 'earned',
  'svc-referral-dashboard': 'Acme Friends',
  'svc-resources': 'This week’s coffees',
  'svc-rewards': 'of every sale',
  'svc-share-link': 'Copy link',
  'svc-stats-chart': /Clicks\s*\d{2}/,
}

/** What is read where nothing is yet; the banner says nothing while there is nobody to name. */
export const EMPTY: Readonly<Record<string, string | RegExp>> = {
  'svc-webhooks': 'No webhooks yet.',
  'svc-share-kit': 'No links yet.',
  'svc-commissions': 'No commissions yet.',
  'svc-discount-banner': /^\s*$/,
  'svc-earnings': 'No earnings yet. Share',
  'svc-faq': 'No FAQs yet.',
  'svc-leaderboard': 'No earnings yet. Be the first to earn.',
  'svc-links': 'No links yet.',
  'svc-payouts': 'No payouts yet.',
  'svc-receipt': 'No commissions yet.',
  'svc-referral-dashboard': /Payable\s*\$0\.00/,
  'svc-resources': 'No resources yet.',
  'svc-rewards': 'No rewards yet.',
  'svc-share-link': 'No links yet.',
  'svc-stats-chart': 'No activity in this period.',
}

const FORM = 'Apply'
const ENDED = 'Your session has expired.'
const REVIEWED = 'Your application is under review.'
/** Of those whose words are the same for whoever was invited and for whoever has just come. */
const NEW = {
  ...EMPTY,
  'svc-leaderboard': 'Partner',
  'svc-links': 'Accept the invitation',
  'svc-webhooks': 'Accept the invitation',
}
const OF_PROGRAM = ['svc-faq', 'svc-resources']

/** What is read in the other states; undefined: as with data. */
export const OF_STATE: Readonly<
  Record<Exclude<State, 'data' | 'empty'>, (tag: string) => string | RegExp | undefined>
> = {
  pending: (tag) => (tag === 'svc-share-link' ? 'No links yet.' : REVIEWED),
  invited(tag) {
    if (['svc-partner-signup', 'svc-referral-dashboard'].includes(tag)) return 'You’re invited.'
    if (['svc-share-link', 'svc-share-kit'].includes(tag)) return 'Copy link'
    if (tag === 'svc-rewards') return 'of every sale'
    return OF_PROGRAM.includes(tag) ? undefined : NEW[tag as keyof typeof NEW]
  },
  approved: () => 'You are a partner of Acme Friends.',
  banned: (tag) => (tag === 'svc-partner-signup' ? 'You’re no longer part' : ENDED),
  loading: () => /^(?!.*(\$|Try again))/s,
  error: () => 'Couldn’t load this section.',
  offline: () => 'You’re offline.',
  expired: (tag) => (tag === 'svc-partner-signup' ? FORM : ENDED),
}

/** Waits until the words are read there. */
export async function seenIn(place: Locator, words: string | RegExp): Promise<void> {
  await place.filter({ hasText: words }).waitFor({ state: 'attached' })
}
