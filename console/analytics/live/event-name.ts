import { countryName } from '../../base/format.ts'
import { t, type TextId } from '../../base/texts.ts'
import type { Kind, LiveEvent } from './live-event.ts'

export const KIND_NAMES: Readonly<Record<Kind, TextId>> = {
  click: 'field.clickId',
  lead: 'field.leadId',
  sale: 'common.sale',
  refund: 'live.refund',
}

/** Says what happened: `Click`, or the name of the lead or sale and whose it is. */
export function eventTitle({ event, eventName, customer }: LiveEvent): string {
  const what = eventName || t(KIND_NAMES[event])
  const who = customer?.name || customer?.externalId || ''
  return who ? `${what} · ${who}` : what
}

/** Says where and with what: `Berlin, Germany · Chrome on Windows`. */
export function eventPlace({ click }: LiveEvent): string {
  const country = known(click.country)
  const place = [known(click.city), country && countryName(country)].filter(Boolean).join(', ')
  const agent = [known(click.browser), known(click.os)].filter(Boolean).join(' · ')
  return [place, agent].filter(Boolean).join(' · ')
}

export function linkName(link: LiveEvent['link']): string {
  return link ? `${link.domain}/${link.key}` : t('live.noLink')
}

function known(word: string | undefined): string {
  return word && word !== 'Unknown' ? word : ''
}
