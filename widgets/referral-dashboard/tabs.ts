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
  'webhooks',
] as const
export type Tab = (typeof TABS)[number]

/** Shown only where the page names them: few partners run a system that could be told. */
const ON_DEMAND: readonly Tab[] = ['webhooks']

/** Returns the tabs that the page wants, without those that have no content. */
export function tabsOf(wanted: string | undefined, view?: EmbedView): Tab[] {
  const known = wanted?.split(/[\s,]+/).filter((name): name is Tab => TABS.includes(name as Tab))
  const empty = new Set<Tab>()
  if (view?.resources.every(({ kind }) => kind === 'message')) empty.add('resources')
  if (view?.faq.length === 0) empty.add('faq')
  if (view && !view.session.scopes.includes('settings.write')) empty.add('webhooks')
  const usual = TABS.filter((tab) => !ON_DEMAND.includes(tab))
  return Array.from(new Set(known?.length ? known : usual)).filter((tab) => !empty.has(tab))
}

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
    webhooks: t('Webhooks'),
  }
}

/** Finds the tab to which a key leads from the one that has the focus. */
export function tabOfKey(
  tabs: readonly HTMLButtonElement[],
  { key, target }: KeyboardEvent,
  isRightToLeft: boolean,
): HTMLButtonElement | undefined {
  const at = tabs.findIndex((tab) => tab === target)
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const to = key === 'Home' ? 0 : key === 'End' ? -1 : key === forward ? at + 1 : at - 1
  const isKnown = ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)
  return at < 0 || !isKnown ? undefined : tabs.at(to % tabs.length)
}
