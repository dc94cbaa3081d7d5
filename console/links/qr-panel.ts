import { css, html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Download, ImagePlus, X } from 'lucide'
import type { Link } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { linkName } from './link-cells.ts'

const SIDE = 600
/** Of the side: a code of level H is readable with this much of it hidden. */
const LOGO = 0.22

/** The QR code of a link, with a colour and a logo, to download. */
@customElement('qr-panel')
export class QrPanel extends ConsoleElement {
  static override styles = [
    styles,
    css`
      .qr {
        display: grid;
        gap: 12px;
        padding: 16px;
      }
      canvas {
        inline-size: 100%;
        max-inline-size: 220px;
        margin-inline: auto;
        border-radius: var(--radius-small);
        background: #fff;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      input[type='color'] {
        inline-size: 40px;
        block-size: 32px;
        padding: 3px;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        background: var(--surface);
      }
    `,
  ]

  @property({ attribute: false }) link!: Link
  @state() private color = '#000000'
  @state() private logo: ImageBitmap | undefined
  @state() private problem = ''

  override render(): TemplateResult {
    return html`<section class="panel qr" aria-label=${t('common.qrCode')}>
      <h2>${t('common.qrCode')}</h2>
      <canvas
        width=${SIDE}
        height=${SIDE}
        role="img"
        aria-label=${t('links.qrCodeName', { name: linkName(this.link) })}
      ></canvas>
      <div class="tools">
        <button class="button" @click=${this.#download}>
          ${icon(Download)}${t('links.download')}
        </button>
        ${
          this.logo
            ? html`<button class="button" @click=${() => (this.logo = undefined)}>
                ${icon(X)}${t('links.noLogo')}
              </button>`
            : html`<button class="button" @click=${this.#pick}>
                ${icon(ImagePlus)}${t('field.logo')}
              </button>`
        }
        <input
          type="color"
          aria-label=${t('field.color')}
          .value=${this.color}
          @change=${(event: Event) => (this.color = valueOf(event))}
        />
        <input
          type="file"
          accept="image/*"
          hidden
          aria-label=${t('field.logo')}
          @change=${this.#read}
        />
      </div>
      <p class="small bad" role="alert">${this.problem}</p>
    </section>`
  }

  override updated(changed: Map<PropertyKey, unknown>): void {
    if (['link', 'color', 'logo'].some((name) => changed.has(name))) void this.#draw()
  }

  async #draw(): Promise<void> {
    const canvas = this.renderRoot.querySelector('canvas')
    const brush = canvas?.getContext('2d')
    if (!brush) return
    const query = new URLSearchParams(new URL(this.link.qrCode).search)
    query.set('size', String(SIDE))
    query.set('level', this.logo ? 'H' : 'M')
    query.set('fgColor', this.color)
    const { logo } = this
    const code = new Image()
    code.src = `/api/qr?${query}`
    try {
      await code.decode()
    } catch {
      this.problem = t('common.somethingWentWrongServer')
      return
    }
    if (logo !== this.logo) return
    brush.drawImage(code, 0, 0, SIDE, SIDE)
    if (logo) drawLogo(brush, logo)
  }

  readonly #pick = () => this.renderRoot.querySelector<HTMLInputElement>('[type=file]')?.click()

  readonly #read = async (event: Event) => {
    // The listener is on the field of the file.
    const input = event.currentTarget as HTMLInputElement
    const file = input.files?.[0]
    if (!file) return
    this.problem = ''
    try {
      this.logo = await createImageBitmap(file)
    } catch {
      this.problem = t('links.browserCantOpenImage')
    }
    input.value = ''
  }

  readonly #download = () => {
    this.renderRoot.querySelector('canvas')?.toBlob((blob) => {
      if (!blob) return
      const address = URL.createObjectURL(blob)
      const anchor = document.createElement('a')
      anchor.href = address
      anchor.download = `qr-${this.link.key.replace(/[^\w-]+/g, '-') || 'link'}.png`
      anchor.click()
      URL.revokeObjectURL(address)
    })
  }
}

/** Draws a logo in the middle, on a white ground with some room around. */
function drawLogo(brush: CanvasRenderingContext2D, logo: ImageBitmap): void {
  const most = SIDE * LOGO
  const scale = Math.min(most / logo.width, most / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const [x, y] = [(SIDE - width) / 2, (SIDE - height) / 2]
  const room = SIDE * 0.015
  brush.fillStyle = '#fff'
  brush.fillRect(x - room, y - room, width + 2 * room, height + 2 * room)
  brush.drawImage(logo, x, y, width, height)
}

declare global {
  interface HTMLElementTagNameMap {
    'qr-panel': QrPanel
  }
}
