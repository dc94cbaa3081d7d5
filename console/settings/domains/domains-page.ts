import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Globe } from 'lucide'
import { call, type CallOptions } from '../../api/client.ts'
import { readAll } from '../../api/read-all.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Domain } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { icon } from '../../base/icon.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import './add-domain-dialog.ts'
import { domainNote, needsRecord, STATUS_NAMES } from './domain-status.ts'
import './dns-records.ts'

/** The hosts of short links: whether they are verified, and what to enter in DNS until they are. */
@customElement('domains-page')
export class DomainsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private removed: Domain | undefined
  /** The domain that the last action was about. */
  @state() private about = ''
  readonly #action = new Action(this)
  readonly #domains = new Task(this, {
    task: ([_id], { signal }) => readAll<Domain>('/domains', signal),
    args: () => [this.session?.workspace?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    const isAdding = new URLSearchParams(location.search).get('open') === 'add'
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.domains')}</h1>
        ${
          mayChange
            ? html`<a class="button primary" href=${withQuery({ open: 'add' })}>
                ${icon(Globe)}${t('domains.addDomain')}
              </a>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('common.domains')}>
        ${loaded(this.#domains, (all) => this.#renderAll(all, mayChange))}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${
        isAdding && mayChange
          ? html`<add-domain-dialog
              @added=${() => void this.#domains.run()}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></add-domain-dialog>`
          : nothing
      }
      ${this.removed ? this.#renderQuestion(this.removed) : nothing}
    </div>`
  }

  #renderAll(all: readonly Domain[], mayChange: boolean): TemplateResult {
    if (all.length === 0) {
      return html`<p class="row soft">${t('domains.noDomainsYetAdd')}</p>`
    }
    return html`<ul class="rows">
      ${all.map((domain) => this.#renderDomain(domain, mayChange))}
    </ul>`
  }

  #renderDomain(domain: Domain, mayChange: boolean): TemplateResult {
    const { id, slug, primary, verification } = domain
    const { status } = verification
    const tone = status === 'verified' ? 'good' : status === 'unverified' ? '' : 'bad'
    const isAsked = this.about === id
    return html`<li>
      <div class="grow">
        <strong><bdi>${slug}</bdi></strong>
        <span class="badge ${tone}">${t(STATUS_NAMES[status])}</span>
        ${primary ? html`<span class="badge">${t('domains.primary')}</span>` : nothing}
        <div class="small soft">${domainNote(domain)}</div>
      </div>
      ${mayChange ? this.#renderActions(domain) : nothing}
      ${needsRecord(domain) ? html`<dns-records .domain=${domain}></dns-records>` : nothing}
      ${
        isAsked && this.#action.problem && !this.removed
          ? html`<div class="grow">${problemNote(this.#action.problem)}</div>`
          : nothing
      }
    </li>`
  }

  #renderActions(domain: Domain): TemplateResult {
    const { id, slug, primary, verified } = domain
    const isBusy = this.#action.isBusy && this.about === id
    return html`<div class="actions">
      ${
        needsRecord(domain)
          ? html`<button
              class="button"
              aria-label=${t('domains.verifyName', { name: slug })}
              aria-disabled=${isBusy ? 'true' : 'false'}
              @click=${() => void this.#check(domain)}
            >
              ${isBusy ? t('domains.verifying') : t('domains.verify')}
            </button>`
          : nothing
      }
      ${
        verified && !primary
          ? html`<button
              class="button"
              aria-label=${t('domains.makeNamePrimary', { name: slug })}
              @click=${() => void this.#makePrimary(domain)}
            >
              ${t('domains.makePrimary')}
            </button>`
          : nothing
      }
      <button
        class="button danger"
        aria-label=${t('common.removeName', { name: slug })}
        @click=${() => {
          this.#action.clear()
          this.removed = domain
        }}
      >
        ${t('common.remove')}
      </button>
    </div>`
  }

  #renderQuestion(domain: Domain): TemplateResult {
    const { slug } = domain
    return confirmDialog(
      {
        title: t('common.removeNameQuestion', { name: slug }),
        body: t('domains.removesNameWorkspaceDomains', {
          name: slug,
        }),
        action: t('common.removeName', { name: slug }),
        confirmed: () => void this.#remove(domain),
        closed: () => (this.removed = undefined),
      },
      this.#action,
    )
  }

  #check(domain: Domain): Promise<boolean> {
    const said = t('domains.nameVerifiedLinksNow', { name: domain.slug })
    return this.#change(domain, { path: '/verify', method: 'POST' }, said)
  }

  #makePrimary(domain: Domain): Promise<boolean> {
    const said = t('domains.newLinksUseName', { name: domain.slug })
    return this.#change(domain, { path: '', method: 'PATCH', body: { primary: true } }, said)
  }

  async #remove(domain: Domain): Promise<void> {
    const said = t('connections.nameRemoved', { name: domain.slug })
    if (await this.#change(domain, { path: '', method: 'DELETE' }, said)) {
      this.renderRoot.querySelector('dialog')?.close()
    }
  }

  #change(
    { id }: Domain,
    { path, ...options }: CallOptions & { path: string },
    said: string,
  ): Promise<boolean> {
    this.about = id
    return this.#action.run(async () => {
      await call(`/domains/${encodeURIComponent(id)}${path}`, options)
      await this.#domains.run()
    }, said)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'domains-page': DomainsPage
  }
}
