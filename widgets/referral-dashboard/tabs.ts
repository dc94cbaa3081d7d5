import type { Translate } from '../base/terms.ts'
import type { EmbedView } from '../base/wire.gen.ts'

export const TABS = [
  'overview',
  'commissions',
  'payouts',
  'links',
  'leaderboard',
  'resources',
  'faq',
] as const
export type Tab = (typeof TABS)[number]

/** Returns the tabs that the page wants, without those that have no content. */
export function tabsOf(wanted: string | undefined, view?: EmbedView): Tab[] {
  const known = wanted?.split(/[\s,]+/).filter((name): name is Tab => TABS.includes(name as Tab))
  const empty = new Set<Tab>()
  if (view?.resources.every(({ kind }) => kind === 'message')) empty.add('resources')
  if (view?.faq.length === 0) empty.add('faq')
  return Array.from(new Set(known?.length ? known : TABS)).filter((tab) => !empty.has(tab))
}

/** Returns what each tab is called. */
export function labelsOf(t: Translate): Record<Tab, string> {
  return {
    overview: t('Overview'),
    commissions: t('Commissions'),
    payouts: t('Payouts'),
    links: t('Links'),
    leaderboard: t('Leaderboard'),
    resources: t('Resources'),
    faq: t('Questions'),
  }
}
