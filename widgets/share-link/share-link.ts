import { html, nothing, type TemplateResult } from 'lit'
import { copyText } from '../base/copy.ts'
import { define } from '../base/define.ts'
import { pageAddress } from '../base/page-address.ts'
import { SessionElement } from '../base/session-element.ts'
import type { Session } from '../base/session.ts'
import type { EmbedLink, EmbedView } from '../base/wire.gen.ts'
import { styles } from './share-link.styles.ts'

const FEEDBACK_MS = 2_000

/**
 * Shows a partner's link with buttons to copy and share it and a QR code.
 *
 * @tag svc-share-link
 * @attr link-id - ID of a link. Default: the partner's first link.
 * @fires svc-copy - The link was copied: `detail.url`.
 * @fires svc-share - The link was shared with the device's dialog: `detail.url`.
 * @csspart address - The field with the address.
 * @csspart button - Each button.
 */
export class SvcShareLink extends SessionElement<EmbedView> {
  static override styles = [...SessionElement.styles, styles]
  static override properties = {
    ...SessionElement.properties,
    linkId: { attribute: 'link-id' },
    link: { attribute: false },
  }

  declare linkId: string | undefined
  /** A link from a surrounding element. */
  declare link: EmbedLink | undefined
  #feedback = ''
  #copied = false
  #showsQr = false
  #timer: ReturnType<typeof setTimeout> | undefined

  protected override load(session: Session): Promise<EmbedView> {
    return session.read<EmbedView>('')
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  protected override renderLoading(): TemplateResult {
    return this.#renderRow()
  }

  protected override renderData({ links, program }: EmbedView): TemplateResult {
    const link = this.link ?? links.find((one) => one.id === this.linkId) ?? links[0]
    if (!link) return html`<p class="empty">${this.t('No links yet.')}</p>`
    return html`${this.#renderRow(link, program.name)}
      <p class=${this.#copied ? 'hidden' : ''} role="status">${this.#feedback}</p>
      ${
        this.#showsQr
          ? html`<svc-qr-dialog
              .link=${link}
              .program=${program}
              exportparts="button"
            ></svc-qr-dialog>`
          : nothing
      }`
  }

  /** Renders a link; without one as a placeholder of the same size. */
  #renderRow(link?: EmbedLink, title = ''): TemplateResult {
    const url = link?.shareUrl ?? ''
    const shares = typeof navigator.share === 'function'
    return html`<div class="row" .inert=${!link}>
      <input
        class="address ${link ? '' : 'wait'}"
        part="address"
        readonly
        dir="ltr"
        aria-label=${this.t('Your link')}
        .value=${url}
        @focus=${select}
      />
      <button
        class="button primary"
        part="button"
        @click=${(event: Event) => this.#copy(url, event)}
      >
        ${this.#copied ? this.t('Copied') : this.t('Copy link')}
      </button>
      ${
        shares
          ? html`<button class="button" part="button" @click=${() => this.#share(url, title)}>
              ${this.t('Share')}
            </button>`
          : nothing
      }
      <a
        class="button"
        part="button"
        aria-haspopup="dialog"
        href=${link ? pageAddress(`${link.qrCode}&download=true`) : nothing}
        @click=${this.#showQr}
        >${this.t('QR code')}</a
      >
    </div>`
  }

  async #copy(url: EmbedLink['shareUrl'], { currentTarget }: Event): Promise<void> {
    const { style, offsetWidth } = currentTarget as HTMLElement
    const done = await copyText(url)
    if (done) this.emit('svc-copy', { url })
    // Another word for a moment moves nothing.
    style.minInlineSize = `${offsetWidth}px`
    this.#copied = done
    this.#announce(
      done
        ? this.t('Link copied.')
        : this.t('Your browser blocked copying. Select the text and copy it.'),
    )
  }

  /** Shows the QR code; where the dialog cannot be loaded, the link saves the picture as it stands there. */
  async #showQr(event: MouseEvent): Promise<void> {
    const opener = event.currentTarget as HTMLAnchorElement
    event.preventDefault()
    try {
      await import('./qr-dialog.ts')
    } catch {
      location.assign(opener.href)
      return
    }
    this.#showsQr = true
    this.requestUpdate()
    await this.updateComplete
    await this.renderRoot.querySelector('svc-qr-dialog')?.open(opener)
  }

  async #share(url: string, title: string): Promise<void> {
    try {
      await navigator.share({ url, title })
      this.emit('svc-share', { url })
    } catch {
      // The visitor closed the dialog.
    }
  }

  #announce(text: string): void {
    this.#feedback = text
    this.requestUpdate()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#feedback = ''
      this.#copied = false
      this.requestUpdate()
    }, FEEDBACK_MS)
  }
}

function select(event: FocusEvent): void {
  if (event.target instanceof HTMLInputElement) event.target.select()
}

define('svc-share-link', SvcShareLink)

declare global {
  interface HTMLElementTagNameMap {
    'svc-share-link': SvcShareLink
  }
}
