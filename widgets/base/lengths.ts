import type { Translate } from './terms.ts'

/** Names the lengths of time that reports go back. */
export function lengthsOf(t: Translate) {
  return {
    '7d': t('Last 7 days'),
    '30d': t('Last 30 days'),
    '90d': t('Last 90 days'),
    '1y': t('Last 12 months'),
    all: t('All time'),
  }
}
