import { html, type TemplateResult } from 'lit'
import type { Commission } from '../api/wire.gen.ts'
import { day, exactTime, money } from '../base/format.ts'
import type { TableColumn } from '../base/table/table-layout.ts'
import {
  COMMISSION_STATUSES,
  commissionStatusName,
  commissionTypeName,
} from './commission-words.ts'

/** The columns of the list of commissions, in their order. */
export const COLUMNS = {
  partner: { name: 'field.partnerId', px: 180, grow: 2, isFixed: true, isOnPhones: true },
  status: { name: 'field.status', px: 136 },
  type: { name: 'field.type', px: 104, grow: 1 },
  invoice: { name: 'field.invoiceId', px: 120, isExtra: true },
  time: { name: 'common.time', px: 88, sort: 'createdAt', isNumber: true },
  sale: { name: 'common.sale', px: 104, sort: 'amount', isNumber: true },
  earnings: {
    name: 'field.amount',
    px: 104,
    sort: 'earnings',
    isNumber: true,
    isOnPhones: true,
    isPinned: true,
  },
} as const satisfies Readonly<Record<string, TableColumn>>
export type CommissionColumn = keyof typeof COLUMNS

/** The columns for one partner: its rows are named after the customer. */
export const OWN_COLUMNS = {
  ...COLUMNS,
  partner: { ...COLUMNS.partner, name: 'field.customerId' },
} as const satisfies Readonly<Record<CommissionColumn, TableColumn>>

/** Renders one cell of a commission's row. */
export function commissionCell(
  commission: Commission,
  name: CommissionColumn,
): TemplateResult | string {
  const { amount, createdAt, currency, earnings, invoiceId, status, type } = commission
  switch (name) {
    case 'partner':
      return nameCell(commission)
    case 'status':
      return html`<span class="badge ${COMMISSION_STATUSES[status].tone}"
        >${commissionStatusName(status)}</span
      >`
    case 'type':
      return commissionTypeName(type)
    case 'invoice':
      return invoiceId ?? ''
    case 'time':
      return html`<time datetime=${createdAt} title=${exactTime(createdAt)}
        >${day(createdAt)}</time
      >`
    case 'sale':
      return amount ? money(amount, currency) : ''
    case 'earnings':
      return money(earnings, currency)
  }
}

/** Renders one cell of a row among one partner's commissions. */
export function ownCommissionCell(
  commission: Commission,
  name: CommissionColumn,
): TemplateResult | string {
  if (name !== 'partner') return commissionCell(commission, name)
  const { id, customer, description, type } = commission
  const customerName = customer?.name ?? customer?.email
  const about = description ?? ''
  return html`<a class="name" href="/console/commissions/${id}"
      >${customerName ?? (about || commissionTypeName(type))}</a
    >
    ${renderAbout(commission, customerName ? about : '')}`
}

function nameCell(commission: Commission): TemplateResult {
  const { id, partner, customer, description } = commission
  return html`<a class="name" href="/console/commissions/${id}">${partner.name}</a>
    ${renderAbout(commission, description ?? customer?.name ?? customer?.email ?? '')}`
}

/** Renders the line below a name: phones have no column for the status. */
function renderAbout({ status }: Commission, about: string): TemplateResult {
  return html`<div class="small soft">
    <span class="phone">${commissionStatusName(status)}${about ? ' · ' : ''}</span>${about}
  </div>`
}
