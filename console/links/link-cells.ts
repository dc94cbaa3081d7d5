import { html, nothing, type TemplateResult } from 'lit'
import type { Link } from '../api/wire.gen.ts'
import { ago, count, day, exactTime, money } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { bareAddress, folderName, type Catalog } from './catalog.ts'
import type { Column } from './columns.ts'
import '../base/copy-button.ts'

/** Returns the address that people see: `go.example.com/summer`. */
export function linkName(link: Link): string {
  return bareAddress(link.shortLink)
}

/** Renders one cell of a link's row. */
export function linkCell(
  link: Link,
  name: Column,
  { catalog }: { catalog: Catalog },
): TemplateResult | string | typeof nothing {
  switch (name) {
    case 'main':
      return mainCell(link)
    case 'tags':
      return tagsCell(link)
    case 'folder':
      return html`<bdi class="soft">${folderName(catalog, link.folderId)}</bdi>`
    case 'saleAmount':
      return link.saleAmount ? money(link.saleAmount, link.saleCurrency) : none()
    case 'lastClicked':
      return link.lastClicked ? timeCell(link.lastClicked, ago(link.lastClicked)) : none()
    case 'createdAt':
      return timeCell(link.createdAt, day(link.createdAt))
    default:
      return link[name] ? count(link[name]) : none()
  }
}

/** A nought says less than the figures around it. */
function none(): TemplateResult {
  return html`<span class="soft">–</span>`
}

function timeCell(time: string, text: string): TemplateResult {
  return html`<time class="soft" datetime=${time} title=${exactTime(time)}>${text}</time>`
}

function mainCell(link: Link): TemplateResult {
  const name = linkName(link)
  const hasEnded = link.expiresAt !== null && new Date(link.expiresAt).getTime() < Date.now()
  return html`<div class="name">
      <a href="${BASE}/links/${link.id}" dir="ltr">${name}</a>
      <copy-button .value=${link.shortLink} .label=${name}></copy-button>
      ${link.archived ? html`<span class="badge">${t('field.archived')}</span>` : nothing}
      ${hasEnded ? html`<span class="badge">${t('links.expired')}</span>` : nothing}
    </div>
    <div class="to small soft" dir="ltr" title=${link.url}>${bareAddress(link.url)}</div>`
}

function tagsCell({ tags }: Link): TemplateResult | typeof nothing {
  if (!tags || tags.length === 0) return nothing
  const rest = tags.length - 1
  const all = tags.map(({ name }) => name).join(', ')
  return html`<span class="tags" title=${all}>
    ${tags
      .slice(0, 2)
      .map(
        ({ name, color }) =>
          html`<span class="tag"><i class="dot ${color}"></i><bdi>${name}</bdi></span>`,
      )}
    ${rest > 0 ? html`<span class="tag" aria-label=${all}>+${rest}</span>` : nothing}
  </span>`
}
