import { css, html, svg, type TemplateResult } from 'lit'
import { copyText } from '../base/copy.ts'
import { define } from '../base/define.ts'
import { hidePicture } from '../base/hide-picture.ts'
import { pageAddress } from '../base/page-address.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'

type Resource = EmbedView['resources'][number]

const styles = css`
  img,
  svg {
    flex: none;
    inline-size: 2.25em;
    block-size: 2.25em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    object-fit: contain;
  }
`

/**
 * Shows the program's resources for partners: links, files, logos, and colors.
 *
 * @tag svc-resources
 * @slot empty - Replaces the empty-state message.
 * @csspart list - The list of resources.
 * @csspart item - A resource.
 */
export class SvcResources extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  protected override renderView(view: EmbedView): TemplateResult {
    // Messages stand where they are sent: in the share kit.
    const resources = view.resources.filter(({ kind }) => kind !== 'message')
    if (!resources.length) {
      return this.renderEmpty(this.t('No resources yet. Share your link to start earning.'))
    }
    return html`<ul part="list">
      ${resources.map(
        (resource) =>
          html`<li class="split" part="item">
            <span class="bar">${preview(resource)}<bdi>${resource.name}</bdi></span>
            ${this.#renderWay(resource)}
          </li>`,
      )}
    </ul>`
  }

  async #copy(value: string): Promise<void> {
    const done = await copyText(value)
    this.statusText = done
      ? this.t('Copied')
      : this.t('Your browser blocked copying. Select the text and copy it.')
    this.requestUpdate()
  }

  #renderWay({ kind, name, value }: Resource): TemplateResult {
    if (kind === 'color') {
      return html`<span class="bar"
        ><code dir="ltr">${value}</code>
        <button class="button" part="button" @click=${() => this.#copy(value)}>
          ${this.t('Copy {code}', { code: value })}
        </button></span
      >`
    }
    const word = kind === 'link' ? this.t('Open') : this.t('Download')
    return html`<a
      class="button"
      part="button"
      href=${pageAddress(value)}
      target="_blank"
      rel="noopener"
      ?download=${kind !== 'link'}
      aria-label="${word}: ${name}"
      >${word}</a
    >`
  }
}

function preview({ kind, value }: Resource): TemplateResult | undefined {
  if (kind === 'logo') return html`<img src=${value} alt="" loading="lazy" @error=${hidePicture} />`
  if (kind !== 'color') return undefined
  // An attribute, so that no value can be more than a colour.
  return html`<svg aria-hidden="true">
    ${svg`<rect width="100%" height="100%" fill=${value} />`}
  </svg>`
}

define('svc-resources', SvcResources)

declare global {
  interface HTMLElementTagNameMap {
    'svc-resources': SvcResources
  }
}
