import type { Translate } from '../base/terms.ts'

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

/** Loads what a tab shows. Where that fails, opening the tab tries again. */
export function loadTab(tab: Tab): void {
  if (tab !== 'overview') import('./late-tabs.ts').catch(() => {})
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
