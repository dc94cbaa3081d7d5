import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { may, type Session } from '../../api/session.ts'
import type { SavedView, ShareLink } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { choice, formProblem, valuesOf } from '../../base/form.ts'
import { ago, exactTime } from '../../base/format.ts'
import { loaded } from '../../base/loaded.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'

const DAY_MS = 86_400_000
const LIFETIMES: Readonly<Record<string, TextId>> = {
  '7': 'analytics.after7Days',
  '30': 'apiKeys.after30Days',
  '90': 'apiKeys.after90Days',
  '': 'analytics.never',
}

/** The links by which anybody reads one saved view: create, revoke. */
@customElement('share-panel')
export class SharePanel extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    css`
      :host {
        display: grid;
        gap: 12px;
        flex-basis: 100%;
      }
      .rows > li {
        padding-inline: 0;
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  @property({ attribute: false }) view!: SavedView
  /** The address of the link that was just created; it is not shown again. */
  @state() private created = ''
  readonly #action = new Action(this)
  readonly #links = new Task(this, {
    task: async ([viewId], { signal }) => {
      const all = await call<ShareLink[]>('/analytics/shares', { signal })
      return all.filter((link) => link.viewId === viewId)
    },
    args: () => [this.view.id] as const,
  })

  override render(): TemplateResult {
    const mayChange = may(this.session, 'analytics.write')
    return html`<p class="soft">${t('analytics.anyoneLinkCanSee')}</p>
      ${loaded(this.#links, (links) => this.#renderLinks(links, mayChange), { bones: 1 })}
      ${
        this.created
          ? html`<p>${t('analytics.copyLinkNowWont')}</p>
              <copy-value label=${t('analytics.reportLink')} .value=${this.created}></copy-value>`
          : nothing
      }
      ${mayChange ? this.#renderForm() : html`<p class="soft">${readOnlySentence(this.session)}</p>`}
      <p class="soft" role="status">${this.#action.said}</p>`
  }

  #renderLinks(links: readonly ShareLink[], mayChange: boolean): TemplateResult | typeof nothing {
    if (links.length === 0) return nothing
    return html`<ul class="rows">
      ${links.map((link) => {
        const created = ago(link.createdAt)
        return html`<li>
          <span class="grow" title=${exactTime(link.createdAt)}
            >${t('analytics.createdWhen', { when: created })} ·
            <span class="soft">${expiry(link)}</span></span
          >
          ${
            mayChange
              ? html`<button
                  class="button danger"
                  aria-label=${t('analytics.revokeLinkCreatedWhen', { when: created })}
                  @click=${() => void this.#revoke(link)}
                >
                  ${t('apiKeys.revoke')}
                </button>`
              : nothing
          }
        </li>`
      })}
    </ul>`
  }

  #renderForm(): TemplateResult {
    const { problem, isBusy } = this.#action
    return html`<form class="form-plain" @submit=${this.#create}>
      ${formProblem(problem)}
      ${choice({
        name: 'days',
        label: t('field.expiresAt'),
        options: ['30', '7', '90', ''].map((value) => ({ value, text: t(LIFETIMES[value]!) })),
        value: '30',
      })}
      <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
        ${t('analytics.createLink')}
      </button>
    </form>`
  }

  readonly #create = async (event: SubmitEvent) => {
    event.preventDefault()
    const days = Number(valuesOf(event)['days'])
    const expiresAt = days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : null
    const body = { viewId: this.view.id, expiresAt }
    await this.#action.run(async () => {
      const { url } = await call<{ url: string }>('/analytics/shares', { method: 'POST', body })
      this.created = url
      await this.#links.run()
    })
  }

  async #revoke({ id }: ShareLink): Promise<void> {
    await this.#action.run(async () => {
      await call(`/analytics/shares/${encodeURIComponent(id)}`, { method: 'DELETE' })
      this.created = ''
      await this.#links.run()
    }, t('analytics.linkRevokedNoLonger'))
  }
}

function expiry({ expiresAt }: ShareLink): string {
  if (expiresAt === null) return t('analytics.neverExpires')
  const when = ago(expiresAt)
  return new Date(expiresAt).getTime() < Date.now()
    ? t('common.expiredWhen', { when })
    : t('common.expiresWhen', { when })
}

declare global {
  interface HTMLElementTagNameMap {
    'share-panel': SharePanel
  }
}
