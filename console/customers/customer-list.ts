import { Task } from '@lit/task'
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import type { Session } from '../api/session.ts'
import type { Customer, Workspace } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { valueOf } from '../base/form.ts'
import { count, countryName, day, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import { customerName } from './customer-name.ts'
import { customerListStyles } from './customer-list.styles.ts'

const PAGE_SIZE = 50
const PAUSE_MS = 250

interface Found {
  customers: readonly Customer[]
  currency: string
}

/** All customers, the newest first, to search in. */
@customElement('customer-list')
export class CustomerList extends LitElement {
  static override styles = [styles, settingsStyles, tableStyles, customerListStyles]

  @property({ attribute: false }) session: Session | undefined
  /** The pages behind the first one. */
  @state() private more: readonly Customer[] = []
  @state() private isWhole = false
  readonly #action = new Action(this)
  #typing: ReturnType<typeof setTimeout> | undefined
  readonly #found = new Task(this, {
    task: async ([_id, search], { signal }): Promise<Found> => {
      this.more = []
      const [customers, { currency }] = await Promise.all([
        readPage(search, undefined, signal),
        call<Workspace>('/workspace', { signal }),
      ])
      this.isWhole = customers.length < PAGE_SIZE
      return { customers, currency }
    },
    args: () => [this.session?.workspace?.id, chosenSearch()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#typing)
  }

  override focus(): void {
    this.renderRoot.querySelector('h1')?.focus()
  }

  override render(): TemplateResult {
    return html`<div class="head">
        <h1 tabindex="-1">${t('Customers')}</h1>
        <input
          class="input search"
          type="search"
          aria-label=${t('Search name, e-mail address or id')}
          placeholder=${t('Search name, e-mail address or id')}
          maxlength="100"
          .value=${chosenSearch()}
          @input=${this.#search}
        />
      </div>
      <section class="panel" aria-label=${t('Customers')}>
        ${loaded(this.#found, (found) => this.#renderFound(found), { bones: 8 })}
      </section>`
  }

  #renderFound({ customers, currency }: Found): TemplateResult {
    const all = [...customers, ...this.more]
    if (all.length === 0) return renderNone()
    return html`<table>
        <thead>
          <tr>
            <th scope="col">${t('Customer')}</th>
            <th scope="col" class="wide">${t('Came through')}</th>
            <th scope="col" class="wide">${t('Country')}</th>
            <th scope="col" class="number">${t('Sales')}</th>
            <th scope="col" class="number">${t('Revenue')}</th>
            <th scope="col" class="number wide">${t('Since')}</th>
          </tr>
        </thead>
        <tbody>
          ${all.map((customer) => renderRow(customer, currency))}
        </tbody>
      </table>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      ${
        this.isWhole
          ? nothing
          : html`<div class="more">
              <button
                class="button"
                aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
                @click=${() => void this.#readMore(all.at(-1)!)}
              >
                ${t('Show more')}
              </button>
            </div>`
      }`
  }

  readonly #search = (event: InputEvent) => {
    const value = valueOf(event)
    clearTimeout(this.#typing)
    this.#typing = setTimeout(
      () => navigate(withQuery({ search: value || undefined }), { replace: true }),
      PAUSE_MS,
    )
  }

  async #readMore({ id }: Customer): Promise<void> {
    const search = chosenSearch()
    await this.#action.run(async () => {
      const page = await readPage(search, id)
      // Something else was searched for meanwhile.
      if (search !== chosenSearch()) return
      this.more = [...this.more, ...page]
      this.isWhole = page.length < PAGE_SIZE
    })
  }
}

function renderNone(): TemplateResult {
  return html`<div class="empty">
    <p class="soft">
      ${
        chosenSearch()
          ? t('No customer is called so.')
          : t('Nobody yet. A customer appears with their first lead.')
      }
    </p>
    ${
      chosenSearch()
        ? html`<a class="button" href=${withQuery({ search: undefined })}>${t('Show all')}</a>`
        : html`<a class="button" href="/api/docs">${t('How to record a lead')}</a>`
    }
  </div>`
}

function renderRow(customer: Customer, currency: string): TemplateResult {
  const { id, email, country, link, partner, sales, saleAmount, createdAt } = customer
  const name = customerName(customer)
  const about = email && email !== name ? email : customer.externalId
  return html`<tr>
    <td>
      <a class="name" href=${withQuery({ customer: id })}>${name}</a>
      <div class="small soft">${about}</div>
    </td>
    <td class="wide">
      ${link ? html`<bdi>${link.domain}/${link.key}</bdi>` : html`<span class="soft">${t('No link')}</span>`}
      ${partner ? html`<div class="small soft">${partner.name}</div>` : nothing}
    </td>
    <td class="wide">${country ? countryName(country) : ''}</td>
    <td class="number">${count(sales)}</td>
    <td class="number">${money(saleAmount, currency)}</td>
    <td class="number wide" title=${exactTime(createdAt)}>${day(createdAt)}</td>
  </tr>`
}

function readPage(
  search: string,
  startingAfter?: string,
  signal?: AbortSignal,
): Promise<Customer[]> {
  const query = {
    includeExpandedFields: 'true',
    pageSize: String(PAGE_SIZE),
    search: search.trim() || undefined,
    startingAfter,
  }
  return readList<Customer>('/customers', { query, ...(signal ? { signal } : {}) })
}

function chosenSearch(): string {
  return new URLSearchParams(location.search).get('search')?.slice(0, 100) ?? ''
}

declare global {
  interface HTMLElementTagNameMap {
    'customer-list': CustomerList
  }
}
