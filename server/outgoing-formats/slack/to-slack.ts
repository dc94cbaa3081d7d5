import { formatMinor, isCurrency } from '../../domain/money.ts'
import { getText, readMessage, toFields, type Fields } from '../message-data.ts'
import { TITLES } from './titles.ts'

/** Slack cuts longer texts. */
const MAX_TEXT = 3000

/**
 * Writes an event as one line of a channel: its title, then amount, partner, customer, link and status where it
 * has them. Whatever partners and customers have typed is escaped, so that it cannot mention or link.
 */
export function toSlack(body: string): string {
  const { event, mode, data } = readMessage(body)
  const title = Object.hasOwn(TITLES, event) ? TITLES[event as keyof typeof TITLES] : event
  const details = describe(event, data).map(escape).join(' · ')
  const text = `${mode === 'test' ? '[Test] ' : ''}*${title}*${details && `: ${details}`}`
  return JSON.stringify({ text: text.slice(0, MAX_TEXT).toWellFormed() })
}

function describe(event: string, data: Fields): string[] {
  const about = event.split('.')[0]
  const partner =
    getText(data.partner, 'name') ?? (hasPartnerName(about) ? getText(data, 'name') : null)
  const customer = getCustomer(about === 'customer' ? data : data.customer)
  const link = getText(data.link, 'shortLink') ?? getText(data, 'shortLink')
  const status = getText(data, 'status')
  return [
    getAmount(data),
    partner && `partner ${partner}`,
    customer && `customer ${customer}`,
    getText(data, 'code') && `code ${getText(data, 'code')}`,
    link?.replace(/^https?:\/\//, ''),
    getText(data.sale, 'invoiceId') && `invoice ${getText(data.sale, 'invoiceId')}`,
    status && `status ${status}`,
  ].filter((part): part is string => Boolean(part))
}

function hasPartnerName(about: string | undefined): boolean {
  return about === 'partner' || about === 'enrollment'
}

function getCustomer(customer: unknown): string | null {
  return ['name', 'email', 'externalId'].reduce<string | null>(
    (found, name) => found ?? getText(customer, name),
    null,
  )
}

/** Returns what was refunded, sold, earned or paid, such as `19.00 USD`. */
function getAmount(data: Fields): string | null {
  const { refund, sale } = data
  const money = [refund, sale, data].map(toFields).find((one) => getText(one, 'currency') !== null)
  const currency = getText(money, 'currency')?.toLowerCase()
  const amount = money?.earnings ?? money?.amount
  if (typeof amount !== 'number' || currency === undefined || !isCurrency(currency)) return null
  return `${formatMinor(BigInt(amount), currency)} ${currency.toUpperCase()}`
}

/** Escapes what Slack reads as markup: mentions, links and formatting. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\r\n]+/g, ' ')
}
