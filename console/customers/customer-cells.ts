import { html, nothing, type TemplateResult } from 'lit'
import type { Customer } from '../api/wire.gen.ts'
import { count, countryName, day, exactTime, money } from '../base/format.ts'
import type { TableColumn } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { BASE, withQuery } from '../router/router.ts'
import { customerName } from './customer-name.ts'

/** The columns of the list of customers, in their order. */
export const COLUMNS = {
  customer: { name: 'field.customerId', px: 180, grow: 2, isFixed: true, isOnPhones: true },
  through: { name: 'customers.referredVia', px: 140, grow: 1.5 },
  country: { name: 'field.country', px: 96, grow: 0.7 },
  sales: { name: 'field.sales', px: 64, isNumber: true },
  firstSale: {
    name: 'field.firstSaleAt',
    px: 104,
    sort: 'firstSaleAt',
    isNumber: true,
    isExtra: true,
  },
  since: { name: 'common.since', px: 88, sort: 'createdAt', isNumber: true },
  revenue: {
    name: 'field.saleAmount',
    px: 104,
    sort: 'saleAmount',
    isNumber: true,
    isOnPhones: true,
    isPinned: true,
  },
} as const satisfies Readonly<Record<string, TableColumn>>
export type CustomerColumn = keyof typeof COLUMNS

/** Renders one cell of a customer's row. */
export function customerCell(customer: Customer, name: CustomerColumn): TemplateResult | string {
  switch (name) {
    case 'customer':
      return nameCell(customer)
    case 'through':
      return throughCell(customer)
    case 'country':
      return customer.country ? countryName(customer.country) : ''
    case 'sales':
      return count(customer.sales)
    case 'revenue':
      return money(customer.saleAmount, customer.saleCurrency)
    case 'firstSale':
      return customer.firstSaleAt ? timeCell(customer.firstSaleAt) : ''
    case 'since':
      return timeCell(customer.createdAt)
  }
}

function nameCell(customer: Customer): TemplateResult {
  const { id, email, externalId } = customer
  const name = customerName(customer)
  return html`<a class="name" href=${customerPath(id)}>${name}</a>
    <div class="small soft">${email && email !== name ? email : externalId}</div>`
}

function throughCell({ link, partner }: Customer): TemplateResult {
  return html`${link ? html`<bdi>${link.domain}/${link.key}</bdi>` : html`<span class="soft">${t('live.noLink')}</span>`}
  ${partner ? html`<div class="small soft">${partner.name}</div>` : nothing}`
}

function timeCell(time: string): TemplateResult {
  return html`<time datetime=${time} title=${exactTime(time)}>${day(time)}</time>`
}

const CUSTOMERS = `${BASE}/customers`

/** Returns a customer's address, which keeps the search that the list has. */
function customerPath(customer: string): string {
  return location.pathname === CUSTOMERS
    ? withQuery({ customer })
    : `${CUSTOMERS}?customer=${customer}`
}
