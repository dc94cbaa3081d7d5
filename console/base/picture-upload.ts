import { css, html, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { ImageUp } from 'lucide'
import { call, Problem } from '../api/client.ts'
import type { Image } from '../api/wire.gen.ts'
import { Action } from './action.ts'
import { ConsoleElement } from './console-element.ts'
import { icon } from './icon.ts'
import { styles } from './styles.ts'
import { t } from './texts.ts'

/** As the server takes it. */
const MAX_BYTES = 524_288
const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Tells that a picture is uploaded, and where it is. */
export class PictureUploadedEvent extends Event {
  readonly url: string

  constructor(url: string) {
    super('uploaded')
    this.url = url
  }
}

/** Uploads a picture from the device. Fires `uploaded` with its address. */
@customElement('picture-upload')
export class PictureUpload extends ConsoleElement {
  static override styles = [
    styles,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: 4px;
      }
      input {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        opacity: 0;
      }
      label:focus-within {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ]

  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { problem, isBusy, said } = this.#action
    return html`<label class="button" aria-disabled=${isBusy ? 'true' : 'false'}>
        ${icon(ImageUp)}${t('common.uploadImage')}
        <input type="file" accept=${TYPES.join(',')} @change=${this.#read} />
      </label>
      <span role="alert" class="small bad">${problem?.message ?? ''}</span>
      <span role="status" class="small soft">${said}</span>`
  }

  readonly #read = async ({ currentTarget }: Event) => {
    // The listener is on this element.
    const input = currentTarget as HTMLInputElement
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    await this.#action.run(async () => {
      const body = { data: await base64Of(file) }
      const { url } = await call<Image>('/images', { method: 'POST', body })
      this.dispatchEvent(new PictureUploadedEvent(url))
    }, t('common.imageUploaded'))
  }
}

/** Reads a file as base64. @throws Problem when it is too large to be sent, or cannot be read */
async function base64Of(file: File): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new Problem('refused', t('common.imageLargerThan512'))
  }
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Problem('refused', t('common.couldntReadFile'))
  })
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text)
}

declare global {
  interface HTMLElementTagNameMap {
    'picture-upload': PictureUpload
  }
  interface HTMLElementEventMap {
    uploaded: PictureUploadedEvent
  }
}
