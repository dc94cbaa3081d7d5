import { consume } from '@lit/context'
import { Task, TaskStatus } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ArrowLeft } from 'lucide'
import '@awesome.me/webawesome/dist/components/switch/switch.js'
import type WaSwitch from '@awesome.me/webawesome/dist/components/switch/switch.js'
import { call, Problem } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Link, Workspace } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { asProblem, formProblem } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE, navigate } from '../router/router.ts'
import { pathOf } from '../router/routes.ts'
import { readCatalog, type Catalog } from './catalog.ts'
import type { FormParts } from './form-parts.ts'
import { conflictNote } from './link-conflict.ts'
import '../base/copy-button.ts'
import { linkName } from './link-cells.ts'
import { changesOf, draftOf, EMPTY, TEXTS, utmOf, type LinkDraft } from './link-draft.ts'
import { limitFields, previewFields, targetFields, testFields } from './link-form-more.ts'
import { addressFields, orderFields, utmFields } from './link-form.ts'
import { linkPageStyles } from './link-page.styles.ts'
import { tagStyles } from './link-table.styles.ts'
import './qr-panel.ts'
import { socialCard } from './social-card.ts'

/** Makes a link, or changes one: `/links/new`, `/links/link_…`. */
@customElement('link-page')
export class LinkPage extends ConsoleElement {
  static override styles = [styles, pageStyles, tagStyles, linkPageStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private draft = EMPTY
  @state() private problem: Problem | undefined
  @state() private said = ''
  @state() private isBusy = false
  /** What somebody else has made of it since it was read. */
  @state() private theirs: Link | undefined
  /** As the server has it; undefined: a new one. */
  #link: Link | undefined
  #before = EMPTY
  /** The page is still there while the address names the next one. */
  #lastId = 'new'
  readonly #loaded = new Task(this, {
    task: async ([id, _workspace], { signal }) => {
      const [catalog, workspace, link] = await Promise.all([
        readCatalog(signal),
        call<Workspace>('/workspace', { signal }),
        id ? call<Link>(`/links/${encodeURIComponent(id)}`, { signal }) : undefined,
      ])
      const usual = { ...EMPTY, trackConversion: workspace.conversionEnabled }
      this.#show(link, link ? draftOf(link) : usual)
      return { catalog }
    },
    args: () => [this.#id, this.session?.workspace?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  get #id(): string {
    const [, id = this.#lastId] = /^\/links\/(.+)/.exec(pathOf(location.pathname)) ?? []
    this.#lastId = id
    return id === 'new' ? '' : decodeURIComponent(id)
  }

  #show(link: Link | undefined, draft: LinkDraft): void {
    this.#link = link
    this.#before = draft
    this.draft = draft
    this.problem = undefined
    this.theirs = undefined
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <a class="back" href="${BASE}/links">${icon(ArrowLeft, 14)}${t('links.allLinks')}</a>
      ${this.#renderHead()} ${loaded(this.#loaded, ({ catalog }) => this.#renderLink(catalog))}
    </div>`
  }

  /** Renders the title, also while there is nothing else, and when the API fails. */
  #renderHead(): TemplateResult {
    const { status, value } = this.#loaded
    const isShown = value !== undefined && status !== TaskStatus.ERROR
    // An answer of another shape has no short link.
    const link = isShown && this.#link?.shortLink ? this.#link : undefined
    return html`<header>
      <h1>
        ${
          link
            ? html`<bdi>${linkName(link)}</bdi>
                <copy-button .value=${link.shortLink} .label=${linkName(link)}></copy-button>`
            : this.#id === ''
              ? t('common.newLink')
              : t('field.linkId')
        }
      </h1>
      ${
        link
          ? html`<a class="button" href="${BASE}/analytics?linkId=${link.id}"
              >${t('common.analytics')}</a
            >`
          : nothing
      }
      ${
        isShown && may(this.session, 'links.write')
          ? html`<button
              class="button primary"
              form="link"
              aria-disabled=${this.isBusy ? 'true' : 'false'}
            >
              ${link ? t('common.save') : t('links.createLink')}
            </button>`
          : nothing
      }
    </header>`
  }

  #renderLink(catalog: Catalog): TemplateResult {
    const link = this.#link
    const mayWrite = may(this.session, 'links.write')
    return html`<p class="said soft" role="status">
        ${mayWrite ? this.said : t('links.roleCanViewLinks')}
      </p>
      ${formProblem(this.problem)} ${this.#renderConflict(catalog)}
      <div class="columns">
        <form id="link" @submit=${this.#submit} @input=${this.#input}>
          <fieldset ?disabled=${!mayWrite}>${this.#renderFields(catalog, mayWrite)}</fieldset>
        </form>
        <aside>
          ${link ? html`<qr-panel .link=${link}></qr-panel>` : nothing} ${socialCard(this.draft)}
        </aside>
      </div>`
  }

  #renderFields(catalog: Catalog, mayWrite: boolean): TemplateResult {
    const of: FormParts = {
      draft: this.draft,
      problem: this.problem,
      catalog,
      hasPassword: Boolean(this.#link?.password),
      isNew: this.#link === undefined,
      mayWrite,
      set: (changes) => this.#set(changes),
    }
    return html`<div class="sections">
      ${addressFields(of)}
      <div class="panel switch">
        <h2 aria-hidden="true">${t('field.conversionEnabled')}</h2>
        <p class="soft">${t('links.attributeLeadsSalesVisitors')}</p>
        <wa-switch
          ?disabled=${!mayWrite}
          .checked=${this.draft.trackConversion}
          @change=${(event: Event) =>
            // The listener is on the switch.
            this.#set({ trackConversion: (event.currentTarget as WaSwitch).checked })}
          ><span class="hidden">${t('field.conversionEnabled')}</span></wa-switch
        >
      </div>
      ${utmFields(of)} ${orderFields(of)} ${limitFields(of)} ${targetFields(of)} ${testFields(of)}
      ${previewFields(of)}
    </div>`
  }

  #renderConflict(catalog: Catalog): TemplateResult | typeof nothing {
    const { theirs } = this
    if (!theirs) return nothing
    const named = [...catalog.folders, ...catalog.tags]
    return conflictNote({
      before: this.#before,
      mine: this.draft,
      theirs: draftOf(theirs),
      nameOf: (id) => named.find((one) => one.id === id)?.name ?? id,
      keep: () => void this.#save(theirs.updatedAt),
      take: () => this.#show(theirs, draftOf(theirs)),
    })
  }

  #set(changes: Partial<LinkDraft>): void {
    this.draft = { ...this.draft, ...changes }
    this.said = ''
  }

  readonly #input = (event: Event) => {
    // Events of the form's fields, which have names; others set their values themselves.
    const { name, value } = event.target as HTMLInputElement
    if (name === 'url') this.#set({ url: value, ...utmOf(value) })
    else if (name === 'password') this.#set({ password: value || undefined })
    else if (name === 'expiresAt' || TEXTS.some((one) => one === name)) this.#set({ [name]: value })
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    void this.#save(this.#link?.updatedAt)
  }

  /** Saves what was changed; `ifUpdatedAt`: only if the link is still the one of that time. */
  async #save(ifUpdatedAt: string | undefined): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.problem = undefined
    this.said = ''
    const changes = changesOf(this.draft, this.#before)
    const path = ifUpdatedAt ? `/links/${encodeURIComponent(this.#link?.id ?? '')}` : '/links'
    try {
      const saved = ifUpdatedAt
        ? await call<Link>(path, { method: 'PATCH', body: { ...changes, ifUpdatedAt } })
        : await call<Link>(path, { method: 'POST', body: changes })
      if (!ifUpdatedAt) return navigate(`${BASE}/links/${saved.id}`, { replace: true })
      this.#show(saved, draftOf(saved))
      this.said = t('common.saved')
    } catch (error) {
      await this.#explain(asProblem(error), path)
    } finally {
      this.isBusy = false
    }
  }

  /** Finds out what a conflict is about: an address that is taken, or a link that somebody has changed. */
  async #explain(problem: Problem, path: string): Promise<void> {
    this.problem = problem
    if (problem.code !== 'conflict') return
    const theirs = this.#link ? await call<Link>(path).catch(() => undefined) : undefined
    if (theirs && theirs.updatedAt !== this.#link?.updatedAt) {
      this.theirs = theirs
      this.problem = undefined
      return
    }
    const { message } = problem
    this.problem = new Problem('refused', message, { issues: { key: message } })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'link-page': LinkPage
  }
}
