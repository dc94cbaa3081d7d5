import { count } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** Formats how many links there are. */
export function linkCount(total: number): string {
  return total === 1 ? t('1 link') : t('{count} links', { count: count(total) })
}
