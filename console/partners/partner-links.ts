import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { DiscountCode, Partner } from '../api/wire.gen.ts'
import '../base/copy-button.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { count, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import '../brand/code-dialog.ts'
import { BASE } from '../router/router.ts'
import { partnerStyles } from './partners.styles.ts'

type PartnerLink = NonNullable<Partner['links']>[number]

/** A partner's links, each with its discount code and its results. */
@customElement('partner-links')
export class PartnerLinks extends ConsoleElement {
  static override styles = [styles, settingsStyles, tableStyles, partnerStyles]

  @property({ attribute: false }) partner: Partner | undefined
  @property({ attribute: false }) session: Session | undefined
  @state() private isCreating = false
  readonly #codes = new Task(this, {
    task: ([_workspace, partnerId], { signal }) =>
      readList<DiscountCode>('/discount-codes', {
        query: { partnerId, pageSize: '100' },
        signal,
      }),
    args: () => [this.session?.workspace?.id, this.partner?.id ?? ''] as const,
  })

  override render(): TemplateResult | typeof nothing {
    const { partner } = this
    if (!partner) return nothing
    const links = partner.links ?? []
    return html`<div class="head">
        <h2>${t('partners.linksAndCodes')}</h2>
        ${
          links.length > 0 && may(this.session, 'program.write')
            ? html`<button class="button" @click=${() => (this.isCreating = true)}>
                ${t('discounts.createCode')}
              </button>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('partners.linksAndCodes')}>
        ${
          links.length === 0
            ? html`<div class="empty"><p class="soft">${t('partners.noLinksYet')}</p></div>`
            : loaded(this.#codes, (codes) => this.#renderLinks(partner, links, codes))
        }
      </section>
      ${
        this.isCreating
          ? html`<code-dialog
              .partner=${partner}
              @done=${() => void this.#codes.run()}
              @closed=${() => (this.isCreating = false)}
            ></code-dialog>`
          : nothing
      }`
  }

  #renderLinks(
    { earnings }: Partner,
    links: readonly PartnerLink[],
    codes: readonly DiscountCode[],
  ): TemplateResult {
    return html`<div class="scrolled">
      <table>
        <thead>
          <tr>
            <th scope="col">${t('field.linkId')}</th>
            <th scope="col">${t('field.code')}</th>
            <th scope="col" class="number">${t('common.clicks')}</th>
            <th scope="col" class="number wide">${t('common.leads')}</th>
            <th scope="col" class="number wide">${t('field.sales')}</th>
            <th scope="col" class="number wide">${t('field.saleAmount')}</th>
          </tr>
        </thead>
        <tbody>
          ${links.map((link) => {
            const code = codes.find(({ linkId }) => linkId === link.id)?.code
            return html`<tr>
              <td>
                ${this.#renderName(link)}
                <div class="small soft" title=${link.url}>
                  ${link.url.replace(/^https?:\/\//, '')}
                </div>
              </td>
              <td>
                ${code ? html`<span class="code">${code}</span>` : html`<span class="soft">–</span>`}
              </td>
              <td class="number">${count(link.clicks)}</td>
              <td class="number wide">${count(link.leads)}</td>
              <td class="number wide">${count(link.sales)}</td>
              <td class="number wide">${money(link.saleAmount, earnings.currency)}</td>
            </tr>`
          })}
        </tbody>
      </table>
    </div>`
  }

  #renderName({ id, domain, key, shareUrl }: PartnerLink): TemplateResult {
    const name = `${domain}/${key}`
    return html`<span class="with-copy">
      ${
        may(this.session, 'links.read')
          ? html`<a class="name" href="${BASE}/links/${id}" dir="ltr">${name}</a>`
          : html`<bdi class="name">${name}</bdi>`
      }
      <copy-button class="above" .value=${shareUrl} .label=${name}></copy-button>
    </span>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-links': PartnerLinks
  }
}
