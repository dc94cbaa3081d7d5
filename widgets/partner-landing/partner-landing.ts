import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { count, money } from '../base/format.ts'
import { hidePicture } from '../base/hide-picture.ts'
import { layout } from '../base/layout.ts'
import { pageAddress } from '../base/page-address.ts'
import { ProgramElement, SOURCES } from '../base/program-element.ts'
import { discountSentence, rewardTexts } from '../base/terms.ts'
import type { LandingPage } from '../base/wire.gen.ts'
import type {} from '../partner-signup/partner-signup.ts'
import { earnedBy } from './earn.ts'
import { markdown } from '../base/markdown.ts'
import { styles } from './partner-landing.styles.ts'

type Block = NonNullable<LandingPage['landing']>['blocks'][number]
type Calculator = Extract<Block, { type: 'calculator' }>

/**
 * Shows the program's landing page: the offer, rewards, discount, answers, an earnings calculator, and the
 * application form in its slot.
 *
 * @tag svc-partner-landing
 * @attr heading-level - Heading level of the title. Lower headings follow it. Default: 1.
 * @slot - A `<svc-partner-signup>` at the end of the page. It needs no key here.
 * @slot loading - Replaces the loading placeholder.
 * @slot error - Replaces the error message.
 * @csspart header - The logo, title, and subtitle.
 * @csspart logo - The program's logo.
 * @csspart picture - The picture next to the title.
 * @csspart apply - The button that opens the form.
 * @csspart rewards - The rewards and the discount.
 * @csspart block - Each block.
 * @csspart calculator - The calculator.
 */
export class SvcPartnerLanding extends ProgramElement {
  static override styles = [...ProgramElement.styles, layout, styles]
  static override properties = {
    ...ProgramElement.properties,
    headingLevel: { attribute: 'heading-level', type: Number },
    sales: { state: true },
  }

  declare headingLevel: number | undefined
  /** How many sales a month the visitor thinks of. */
  declare protected sales: number | undefined

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    if (!SOURCES.some((name) => changed.has(name))) return
    // The form inside may have been there before, without anything to load.
    for (const form of this.querySelectorAll('svc-partner-signup')) form.reload?.()
  }

  protected override renderPage(page: LandingPage): TemplateResult {
    const { name, description, logo, landing } = page
    const subtitle = landing?.subtitle || (landing ? null : description)
    return html`<div class="page">
      <header part="header">
        ${logo ? html`<img part="logo" src=${logo} alt=${name} @error=${hidePicture} />` : nothing}
        ${this.#heading(0, landing?.title ?? name)}
        ${subtitle ? html`<p class="quiet"><bdi>${subtitle}</bdi></p>` : nothing}
      </header>
      ${
        landing?.image
          ? html`<img
              part="picture"
              src=${landing.image.url}
              alt=${landing.image.alt}
              @error=${hidePicture}
            />`
          : nothing
      }
      ${this.#renderOffer(page)} ${this.#renderApply()}
      ${landing?.blocks.map((block) => this.#renderBlock(block, page))}
      <section class="stack">
        ${
          this.querySelector('svc-partner-signup')
            ? this.#heading(1, this.t('Your application'))
            : nothing
        }
        <slot></slot>
      </section>
    </div>`
  }

  #heading(below: number, text: string): TemplateResult {
    const level = Math.min(Math.max(this.headingLevel || 1, 1) + below, 6)
    return html`<div class=${below ? 'sub' : 'title'} role="heading" aria-level=${level}>
      <bdi>${text}</bdi>
    </div>`
  }

  #renderOffer({ rewards, discount, currency }: LandingPage): TemplateResult | typeof nothing {
    if (rewards.length === 0 && !discount) return nothing
    const t = this.t.bind(this)
    return html`<section class="stack" part="rewards">
      ${rewards.length ? this.#heading(1, this.t('Rewards')) : nothing}
      <ul>
        ${rewards.map((reward) => {
          const [amount, what] = rewardTexts(t, this.language, reward, currency)
          return html`<li>
            <span class="large">${amount}</span><span>${what}</span>
            ${[...reward.exceptions, ...reward.limits].map(
              (more) => html`<bdi class="small quiet">${more}</bdi>`,
            )}
          </li>`
        })}
      </ul>
      ${
        discount
          ? html`<p>
              <span class="quiet">${this.t('Your friends get')}</span>
              <strong>${discountSentence(t, this.language, discount, currency)}</strong>
            </p>`
          : nothing
      }
    </section>`
  }

  /** Renders the way to the form, which stands at the end of a long page. */
  #renderApply(): TemplateResult | typeof nothing {
    const form = this.querySelector('svc-partner-signup')
    if (!form) return nothing
    return html`<p>
      <button
        class="button primary"
        part="apply"
        @click=${() => {
          form.scrollIntoView({ block: 'start' })
          form.shadowRoot?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
        }}
      >
        ${this.t('Become a partner')}
      </button>
    </p>`
  }

  #renderBlock(block: Block, page: LandingPage): TemplateResult | typeof nothing {
    switch (block.type) {
      case 'text':
        return html`<div class="stack" part="block">${markdown(block.text)}</div>`
      case 'image':
        return html`<div class="stack" part="block">
          <img src=${block.url} alt=${block.alt} loading="lazy" />
        </div>`
      case 'files':
        return html`<ul part="block">
          ${block.files.map(
            ({ name, url }) =>
              html`<li>
                <a href=${pageAddress(url)} target="_blank" rel="noopener"><bdi>${name}</bdi></a>
              </li>`,
          )}
        </ul>`
      case 'questions':
        return html`<section class="stack" part="block">
          ${this.#heading(1, this.t('Questions'))}
          <div>
            ${block.questions.map(
              ({ question, answer }) =>
                html`<details>
                  <summary><bdi>${question}</bdi></summary>
                  ${markdown(answer)}
                </details>`,
            )}
          </div>
        </section>`
      case 'testimonials':
        return html`<div class="quotes" part="block">
          ${block.testimonials.map(
            ({ quote, name, role }) =>
              html`<figure>
                <blockquote><bdi>${quote}</bdi></blockquote>
                <figcaption>
                  <strong><bdi>${name}</bdi></strong>
                  ${role ? html`<bdi class="small quiet">${role}</bdi>` : nothing}
                </figcaption>
              </figure>`,
          )}
        </div>`
      case 'calculator':
        return this.#renderCalculator(block, page)
      default:
        // A later server knows blocks that this page does not.
        return nothing
    }
  }

  #renderCalculator({ saleAmount, maxSales }: Calculator, page: LandingPage) {
    const { rewards, currency } = page
    const sales = Math.min(this.sales ?? Math.ceil(maxSales / 5), maxSales)
    const earned = earnedBy(rewards, { saleAmount, sales })
    if (earned === 0 && sales > 0) return nothing
    const sum = money(this.language, earned, currency)
    return html`<section class="stack" part="block">
      ${this.#heading(1, this.t('Earnings calculator'))}
      <div class="calculator" part="calculator">
        <div>
          <label for="sales">${this.t('Sales per month')}</label>
          <strong>${count(this.language, sales)}</strong>
        </div>
        <input
          id="sales"
          type="range"
          min="0"
          max=${maxSales}
          aria-describedby="earned"
          .value=${String(sales)}
          @input=${({ target }: InputEvent) => (this.sales = Number((target as HTMLInputElement).value))}
        />
        <div id="earned">
          <span class="quiet">${this.t('Monthly earnings')}</span>
          <span class="large">${sum}</span>
        </div>
        <p class="small quiet">
          ${this.t('Based on {amount} per sale.', {
            amount: money(this.language, saleAmount, currency),
          })}
        </p>
      </div>
    </section>`
  }
}

define('svc-partner-landing', SvcPartnerLanding)

declare global {
  interface HTMLElementTagNameMap {
    'svc-partner-landing': SvcPartnerLanding
  }
}
