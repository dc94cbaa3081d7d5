import { html, nothing, type TemplateResult } from 'lit'
import type { Partner } from '../api/wire.gen.ts'
import { count, countryName, day, money } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { ledgerPath } from '../money/ledger-filters.ts'
import { BASE } from '../router/router.ts'

type Fact = readonly [name: string, value: string]

/** Renders where the partner's earnings stand. */
export function renderEarnings(partner: Partner): TemplateResult {
  const { earnings, totalSaleAmount, id, programId } = partner
  const { currency, accrued, payable, inTransit, paid } = earnings
  const sums = [
    ['accrued', t('partners.holdingPeriod'), accrued],
    ['payable', t('common.payable'), payable],
    ['in_transit', t('common.inTransit'), inTransit],
    ['paid', t('field.paidAt'), paid],
  ] as const
  return html`<dl class="sums">
    <div>
      <dt>${t('field.saleAmount')}</dt>
      <dd class="sum">${money(totalSaleAmount, currency)}</dd>
    </div>
    ${sums.map(
      ([account, name, amount]) =>
        html`<div>
          <dt>${name}</dt>
          <dd class="sum">
            <a href=${ledgerPath({ partnerId: id, programId, account })}>
              ${money(amount, currency)}
            </a>
          </dd>
        </div>`,
    )}
  </dl>`
}

function facts(partner: Partner): Fact[] {
  const { email, country, companyName, tenantId, createdAt } = partner
  const all: (readonly [string, string | null])[] = [
    [t('field.email'), email],
    [t('field.companyName'), companyName],
    [t('field.country'), country && countryName(country)],
    [t('field.externalId'), tenantId],
    [t('common.since'), day(createdAt)],
    [t('common.clicks'), count(partner.totalClicks)],
    [t('common.leads'), count(partner.totalLeads)],
    [t('field.sales'), count(partner.totalSales)],
  ]
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** Renders who the partner is, and what they brought. */
export function renderFacts(partner: Partner): TemplateResult {
  return html`<dl class="sums part">
    ${facts(partner).map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

/** Renders the partner's links, each with what it brought. */
export function renderLinks({ links }: Partner): TemplateResult | typeof nothing {
  if (!links || links.length === 0) return nothing
  return html`<section class="panel" aria-label=${t('common.links')}>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('field.linkId')}</th>
          <th scope="col" class="number">${t('common.clicks')}</th>
          <th scope="col" class="number wide">${t('common.leads')}</th>
          <th scope="col" class="number wide">${t('field.sales')}</th>
        </tr>
      </thead>
      <tbody>
        ${links.map(
          (link) =>
            html`<tr>
              <td>
                <a class="name" href="${BASE}/links/${link.id}" dir="ltr"
                  >${link.domain}/${link.key}</a
                >
              </td>
              <td class="number">${count(link.clicks)}</td>
              <td class="number wide">${count(link.leads)}</td>
              <td class="number wide">${count(link.sales)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}
