import { html, type TemplateResult } from 'lit'
import type { Partner } from '../api/wire.gen.ts'
import { count, countryName, day, exactTime, money } from '../base/format.ts'
import type { TableColumn } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { PARTNER_STATUSES } from './partner-words.ts'
import { tagChips } from './tag-chips.ts'

const NUMBER = { isNumber: true } as const

/** The columns of the list of partners, in their order. */
export const COLUMNS = {
  partner: { name: 'field.partnerId', px: 180, grow: 2, isFixed: true, isOnPhones: true },
  status: { name: 'field.status', px: 104 },
  tags: { name: 'common.tags', px: 136, isExtra: true },
  country: { name: 'field.country', px: 104, isExtra: true },
  clicks: { name: 'common.clicks', px: 72, sort: 'totalClicks', ...NUMBER },
  leads: { name: 'common.leads', px: 72, sort: 'totalLeads', ...NUMBER },
  sales: { name: 'field.sales', px: 72, sort: 'totalSales', ...NUMBER },
  revenue: { name: 'field.saleAmount', px: 112, sort: 'totalSaleAmount', ...NUMBER },
  since: { name: 'common.since', px: 88, sort: 'createdAt', ...NUMBER },
  earnings: {
    name: 'field.earnings',
    px: 112,
    sort: 'totalCommissions',
    isOnPhones: true,
    isPinned: true,
    ...NUMBER,
  },
} as const satisfies Readonly<Record<string, TableColumn>>
export type PartnerColumn = keyof typeof COLUMNS

/** Renders one cell of a partner's row. */
export function partnerCell(partner: Partner, name: PartnerColumn): TemplateResult | string {
  const { earnings, createdAt } = partner
  switch (name) {
    case 'partner':
      return nameCell(partner)
    case 'status':
      return statusCell(partner)
    case 'tags':
      return html`<div class="chips">${tagChips(partner.tags)}</div>`
    case 'country':
      return partner.country ? countryName(partner.country) : ''
    case 'clicks':
      return count(partner.totalClicks)
    case 'leads':
      return count(partner.totalLeads)
    case 'sales':
      return count(partner.totalSales)
    case 'revenue':
      return money(partner.totalSaleAmount, earnings.currency)
    case 'earnings':
      return money(partner.totalCommissions, earnings.currency)
    case 'since':
      return html`<time datetime=${createdAt} title=${exactTime(createdAt)}
        >${day(createdAt)}</time
      >`
  }
}

function nameCell({ id, name, email, programId, status }: Partner): TemplateResult {
  return html`<a class="name" href="${BASE}/partners/${id}?program=${programId}">${name}</a>
    <div class="small soft">
      <span class="phone">${t(PARTNER_STATUSES[status].name)} · </span>${email}
    </div>`
}

function statusCell({ status }: Partner): TemplateResult {
  const { tone, name } = PARTNER_STATUSES[status]
  return html`<span class="badge ${tone}">${t(name)}</span>`
}
