import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ListElement } from '../base/list-element.ts'
import type { Session } from '../base/session.ts'
import type { EmbedLink, EmbedView } from '../base/wire.gen.ts'
import '../share-link/share-link.ts'

const styles = css`
  li + li svc-share-link::part(button) {
    border-color: var(--_line);
    background: var(--_surface);
    color: inherit;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_pad);
    margin-block-start: calc(var(--_space) * 2);
    font-variant-numeric: tabular-nums;
  }
  dl div {
    display: flex;
    gap: var(--_space);
  }
  details,
  form {
    padding-block-start: calc(var(--_space) * 3);
  }
  @container (min-width: 36em) {
    form {
      grid-template-columns: 2fr 1fr auto;
    }
    form p {
      padding-block-start: 1.4em;
    }
  }
  label {
    display: grid;
    align-content: start;
    gap: var(--_space);
  }
  input {
    inline-size: 100%;
  }
`

/**
 * Shows all links of a partner with their metrics, and a form to create one.
 *
 * @tag svc-links
 * @fires svc-link-created - `detail.link` is the new link.
 * @fires svc-copy - A link was copied: `detail.url`.
 * @fires svc-share - A link was shared with the device's dialog: `detail.url`.
 * @slot empty - Replaces the empty-state message.
 * @csspart list - All links.
 * @csspart item - A link with its metrics.
 * @csspart form - The form to create a link.
 * @csspart field - Each field.
 * @csspart button - Each button.
 */
export class SvcLinks extends ListElement<EmbedLink> {
  static override styles = [...ListElement.styles, styles]

  /** The number of links in the view. */
  protected override readonly size = 100

  protected override path(): string {
    return '/links?'
  }

  protected override async first(session: Session, { links }: EmbedView): Promise<EmbedLink[]> {
    return [...links, ...(await this.next(session, links))]
  }

  /** Reads the next page: only after full ones there may be more. */
  protected override async next(
    session: Session,
    { length }: readonly EmbedLink[],
  ): Promise<EmbedLink[]> {
    const page = length / this.size + 1
    return page > 1 && page % 1 === 0
      ? session.read(`${this.path()}pageSize=${this.size}&page=${page}`)
      : []
  }

  protected override renderView(
    { enrollment, program }: EmbedView,
    links: EmbedLink[],
  ): TemplateResult {
    const room = !program.deactivatedAt && links.length < enrollment.maxLinks
    return html`${
      links.length ? this.renderItems(links) : this.renderEmpty(this.t('No links yet.'))
    }
    ${
      this.may('links.write')
        ? room
          ? this.#renderForm(program.url, links.length)
          : nothing
        : this.renderLocked()
    }`
  }

  protected override renderItem(link: EmbedLink): TemplateResult {
    const { clicks, leads, sales, discountCode } = link
    const figures = [
      [this.t('Clicks'), this.count(clicks)],
      [this.t('Leads'), this.count(leads)],
      [this.t('Sales'), this.count(sales)],
      [this.t('Code'), discountCode],
    ]
    return html`<svc-share-link
        exportparts="address, button"
        .link=${link}
        .session=${this.current}
      ></svc-share-link>
      <dl class="small">
        ${figures.map(([name, value]) =>
          value === null
            ? nothing
            : html`<div>
                <dt class="quiet">${name}</dt>
                <dd><bdi>${value}</bdi></dd>
              </div>`,
        )}
      </dl>`
  }

  #renderForm(url: string, count: number): TemplateResult {
    return html`<details>
      <summary>${count ? this.t('Create another link') : this.t('Create link')}</summary>
      <form class="stack" part="form" @submit=${this.#create}>
        ${this.#renderField('url', this.t('Destination URL'), url)}
        ${this.#renderField('key', this.t('Short-link key (optional)'), 'summer')}
        <p>
          <button class="button" part="button" aria-disabled=${this.busy}>
            ${this.t('Create link')}
          </button>
        </p>
      </form>
    </details>`
  }

  #renderField(name: string, label: string, example: string): TemplateResult {
    const wrong = this.wrong === name
    return html`<label>
      <span class="small">${label}</span>
      <input
        class="field"
        part="field"
        dir="ltr"
        name=${name}
        placeholder=${example}
        inputmode=${name === 'url' ? 'url' : 'text'}
        autocapitalize="off"
        aria-invalid=${wrong}
        aria-describedby=${wrong ? 'wrong' : nothing}
      />
      ${wrong ? html`<span id="wrong" class="small bad">${this.statusText}</span>` : nothing}
    </label>`
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    await this.act(async (session) => {
      const body = Object.fromEntries([...new FormData(form)].filter(([, value]) => value))
      const link = await session.send<EmbedLink>('POST', '/links', body)
      form.reset()
      this.emit('svc-link-created', { link })
      this.reload()
      return this.t('Link created.')
    })
    await this.updateComplete
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
}

define('svc-links', SvcLinks)

declare global {
  interface HTMLElementTagNameMap {
    'svc-links': SvcLinks
  }
}
