import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { hidePicture } from '../base/hide-picture.ts'
import { pageAddress } from '../base/page-address.ts'
import { states } from '../base/states.ts'
import { SvcElement } from '../base/svc-element.ts'
import { tokens } from '../base/tokens.ts'
import type { EmbedLink, EmbedView } from '../base/wire.gen.ts'
import { asPng, asSvg, readParts, save } from './qr-with-logo.ts'

const PIXELS = 1024

const styles = css`
  dialog {
    inline-size: min(22rem, 100vw - 2rem);
    padding: calc(var(--_space) * 5);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
  }
  dialog::backdrop {
    background: #0008;
  }
  .content {
    display: grid;
    gap: calc(var(--_space) * 4);
    justify-items: center;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .name {
    font-weight: 600;
  }
  /* Scanners need dark on light, whatever the page looks like. */
  .picture {
    position: relative;
    inline-size: 100%;
    max-inline-size: 24rem;
    border-radius: var(--_radius-small);
    background: #fff;
    aspect-ratio: 1;
  }
  .picture > * {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .picture .logo {
    position: absolute;
    inset: 40%;
    inline-size: 20%;
    block-size: 20%;
    padding: 2%;
    border-radius: var(--_radius-small);
    background: #fff;
    object-fit: contain;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    justify-content: center;
  }
  .button {
    min-block-size: 44px;
  }
  [hidden] {
    display: none !important;
  }
  @media (width < 30rem) {
    dialog {
      inline-size: 100vw;
      max-inline-size: none;
      block-size: 100dvh;
      max-block-size: none;
      border: 0;
      border-radius: 0;
    }
    .content {
      min-block-size: 100%;
      align-content: center;
    }
  }
`

/** The QR code of a link in a dialog, to be shown to somebody or saved. Loaded when it is opened. */
export class SvcQrDialog extends SvcElement {
  static override styles = [tokens, states, styles]
  static override properties = { link: { attribute: false }, program: { attribute: false } }

  declare link: EmbedLink | undefined
  declare program: EmbedView['program'] | undefined

  #opener: HTMLElement | undefined

  /** Opens the dialog; who opened it gets the focus back. */
  async open(opener: HTMLElement): Promise<void> {
    this.#opener = opener
    await this.updateComplete
    this.renderRoot.querySelector('dialog')?.showModal()
  }

  protected override render(): TemplateResult | typeof nothing {
    const { link, program } = this
    if (!link || !program) return nothing
    const color = inkOf(program.brandColor)
    const address = `${link.qrCode}&size=${PIXELS}&level=H&fgColor=${encodeURIComponent(color)}`
    const title = this.t('QR code')
    return html`<dialog
      aria-label=${title}
      @click=${this.#onClick}
      @close=${() => this.#opener?.focus()}
    >
      <div class="content">
        <bdi class="name">${program.name}</bdi>
        <div class="picture">
          <img src=${pageAddress(`${address}&format=svg`)} alt=${title} />
          ${
            program.logo
              ? html`<img class="logo" src=${program.logo} alt="" @error=${hidePicture} />`
              : nothing
          }
        </div>
        <span dir="ltr">${link.shareUrl}</span>
        <div class="actions">
          ${this.#download(address, 'SVG')} ${this.#download(address, 'PNG')}
          <button class="button primary" part="button" @click=${this.#close}>
            ${this.t('Close')}
          </button>
        </div>
      </div>
    </dialog>`
  }

  /** Renders a link to the picture; with a logo, the picture is put together here before it is saved. */
  #download(address: string, format: 'SVG' | 'PNG'): TemplateResult {
    const svg = pageAddress(`${address}&format=svg`)
    const plain = pageAddress(`${address}${format === 'SVG' ? '&format=svg' : ''}&download=true`)
    const { logo } = this.program!
    const onClick = (event: Event) => {
      if (!logo || svg === nothing || plain === nothing) return
      event.preventDefault()
      void saveWithLogo({ svg, logo, format }).catch(() => save(plain))
    }
    return html`<a class="button" part="button" href=${plain} @click=${onClick}
      >${this.t('Download {format}', { format })}</a
    >`
  }

  #onClick({ target }: Event): void {
    // Of the dialog itself nothing but its edge and backdrop can be met.
    if (target instanceof HTMLDialogElement) this.#close()
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')?.close()
    this.#opener?.focus()
  }
}

/** Saves the picture with the logo in it. @throws Error when the page may not read the logo */
async function saveWithLogo(of: {
  svg: string
  logo: string
  format: 'SVG' | 'PNG'
}): Promise<void> {
  const parts = await readParts(of.svg, of.logo)
  const picture = await (of.format === 'SVG' ? asSvg(parts) : asPng(parts, PIXELS))
  const address = URL.createObjectURL(picture)
  save(address, `qr-code.${of.format.toLowerCase()}`)
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

/** Returns the brand's color if a scanner can tell it from white, else black. */
function inkOf(color: string | null): string {
  const [red = 255, green = 255, blue = 255] =
    color
      ?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
      .match(/^#(..)(..)(..)$/)
      ?.slice(1)
      .map((pair) => Number.parseInt(pair, 16)) ?? []
  const light = (red * 299 + green * 587 + blue * 114) / 1000
  return color && light < 120 ? color : '#000000'
}

define('svc-qr-dialog', SvcQrDialog)

declare global {
  interface HTMLElementTagNameMap {
    'svc-qr-dialog': SvcQrDialog
  }
}
