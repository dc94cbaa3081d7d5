import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { hidePicture } from '../base/hide-picture.ts'
import { states } from '../base/states.ts'
import { SvcElement } from '../base/svc-element.ts'
import { tokens } from '../base/tokens.ts'
import { addressOf, CHANNELS, messageFor, type Channel, type Offer } from './channels.ts'

const styles = css`
  .panel {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: var(--_pad);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  [aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  label {
    display: grid;
    gap: var(--_space);
  }
  textarea {
    inline-size: 100%;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 1px solid color-mix(in srgb, var(--_soft) 75%, transparent);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    field-sizing: content;
    min-block-size: 6em;
    max-block-size: 20em;
    resize: vertical;
  }
  figure {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 3);
    margin: 0;
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    background: var(--_sunken);
  }
  figure img {
    inline-size: 2.5em;
    block-size: 2.5em;
    object-fit: contain;
  }
  figcaption {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  figcaption .quiet {
    font-weight: 400;
  }
  .quiet {
    font-size: max(0.8125em, 12px);
  }
`

const NAMES = { whatsapp: 'WhatsApp', x: 'X', linkedin: 'LinkedIn', telegram: 'Telegram' }

/** Messages to send, one for each channel; the partner may change them first. Loaded when opened. */
export class SvcShareMessages extends SvcElement {
  static override styles = [tokens, states, styles]
  static override properties = { offer: { attribute: false } }

  declare offer: Offer | undefined
  #channel: Channel = 'mail'
  /** What the partner has written instead. */
  readonly #written = new Map<Channel, string>()
  protected override render(): TemplateResult | typeof nothing {
    const { offer } = this
    if (!offer) return nothing
    const text = this.#written.get(this.#channel) ?? messageFor(this.t, this.#channel, offer)
    const shares = typeof navigator.share === 'function'
    return html`<div class="panel" part="messages">
      <div class="bar" role="group" aria-label=${this.t('Channel')}>
        ${CHANNELS.map(
          (channel) =>
            html`<button
              class="button"
              part="button"
              aria-pressed=${channel === this.#channel}
              @click=${() => this.#choose(channel)}
            >
              ${this.#nameOf(channel)}
            </button>`,
        )}
      </div>
      <label>
        <span class="quiet">${this.t('Your message')}</span>
        <textarea dir="auto" maxlength="2000" .value=${text} @input=${this.#onInput}></textarea>
      </label>
      ${this.#renderPreview(offer)}
      <div class="bar">
        <a
          class="button primary"
          part="button"
          href=${addressOf(this.#channel, text, offer.program)}
          target="_blank"
          rel="noopener"
          @click=${() => this.emit('svc-share', { url: offer.url })}
          >${this.t('Open {channel}', { channel: this.#nameOf(this.#channel) })}</a
        >
        ${
          shares
            ? html`<button class="button" part="button" @click=${() => this.#share(text)}>
                ${this.t('Share')}
              </button>`
            : nothing
        }
      </div>
    </div>`
  }

  /** Shows what networks put below the message: whose page opens. */
  #renderPreview({ site, logo, program }: Offer): TemplateResult {
    const host = URL.canParse(site) ? new URL(site).host : ''
    return html`<figure part="preview">
      ${logo ? html`<img src=${logo} alt="" @error=${hidePicture} />` : nothing}
      <figcaption>
        <bdi>${program}</bdi>
        <span class="quiet" dir="ltr">${host}</span>
      </figcaption>
    </figure>`
  }

  #nameOf(channel: Channel): string {
    return channel === 'mail' ? this.t('Email') : NAMES[channel]
  }

  #choose(channel: Channel): void {
    this.#channel = channel
    this.requestUpdate()
  }

  #onInput({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) this.#written.set(this.#channel, target.value)
    this.requestUpdate()
  }

  async #share(text: string): Promise<void> {
    try {
      await navigator.share({ text })
      this.emit('svc-share', { url: this.offer!.url })
    } catch {
      // The visitor closed the dialog.
    }
  }
}

define('svc-share-messages', SvcShareMessages)

declare global {
  interface HTMLElementTagNameMap {
    'svc-share-messages': SvcShareMessages
  }
}
