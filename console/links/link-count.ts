import { t } from '../base/texts.ts'

/** Formats how many links there are. */
export function linkCount(total: number): string {
  return t('links.countLinks', { count: total })
}
