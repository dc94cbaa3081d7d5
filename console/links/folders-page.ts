import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Pencil, Plus, Trash2 } from 'lucide'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Folder, Tag } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t, type TemplateWith, type TextId } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { readCatalog, type Catalog } from './catalog.ts'
import { linkCount } from './link-count.ts'
import { COLORS, type Color } from './tag-colors.ts'
import { tagStyles } from './link-table.styles.ts'

type Kind = 'folders' | 'tags'
type Item = Folder | Tag

const WORDS: Readonly<
  Record<
    Kind,
    { title: TextId; add: TextId; none: TextId; filter: string; question: TemplateWith<'links'> }
  >
> = {
  folders: {
    title: 'common.folders',
    add: 'links.newFolder',
    none: 'links.noFoldersYetCreate',
    filter: 'folderId',
    question: 'links.linksFolderMoveUnsorted',
  },
  tags: {
    title: 'common.tags',
    add: 'links.newTag',
    none: 'links.noTagsYetCreate',
    filter: 'tagIds',
    question: 'links.tagRemovedLinksCan',
  },
}
/** What is being done with a folder or tag; without one, it is made. */
interface Deed {
  what: 'edit' | 'delete'
  kind: Kind
  item?: Item
}

/** The folders and tags that links are sorted by. */
@customElement('folders-page')
export class FoldersPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, dialogStyles, tagStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private deed: Deed | undefined
  readonly #action = new Action(this)
  readonly #loaded = new Task(this, {
    task: async ([_id], { signal }) => {
      const [catalog, byFolder, byTag] = await Promise.all([
        readCatalog(signal),
        countBy('folderId', signal),
        countBy('tagId', signal),
      ])
      return { catalog, counts: new Map([...byFolder, ...byTag]) }
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head"><h1>${t('common.foldersAndTags')}</h1></div>
      ${loaded(
        this.#loaded,
        ({ catalog, counts }) =>
          html`${this.#renderKind('folders', catalog, counts)}
          ${this.#renderKind('tags', catalog, counts)} ${this.#renderDeed(counts)}`,
      )}
      <p class="said soft" role="status">${this.#action.said}</p>
    </div>`
  }

  #renderKind(kind: Kind, catalog: Catalog, counts: ReadonlyMap<string, number>): TemplateResult {
    const { title, add, none } = WORDS[kind]
    const items = catalog[kind]
    return html`<div class="head low">
        <h2>${t(title)}</h2>
        ${
          may(this.session, 'links.write')
            ? html`<button class="button" @click=${() => this.#open({ what: 'edit', kind })}>
                ${icon(Plus)}${t(add)}
              </button>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t(title)}>
        ${
          items.length === 0
            ? html`<p class="row soft">${t(none)}</p>`
            : html`<ul class="rows">
                ${items.map((item) => this.#renderItem(kind, item, counts.get(item.id) ?? 0))}
              </ul>`
        }
      </section>`
  }

  #renderItem(kind: Kind, item: Item, links: number): TemplateResult {
    const { id, name } = item
    return html`<li>
      ${'color' in item ? html`<i class="dot ${item.color}"></i>` : nothing}
      <div class="grow">
        <strong><bdi>${name}</bdi></strong>
        <div class="small soft">
          <a href="${BASE}/links?${WORDS[kind].filter}=${id}&archived=yes">${linkCount(links)}</a>
        </div>
      </div>
      ${
        may(this.session, 'links.write')
          ? html`<div class="actions">
              <button
                class="icon-button"
                aria-label=${t('connections.editName', { name })}
                @click=${() => this.#open({ what: 'edit', kind, item })}
              >
                ${icon(Pencil)}
              </button>
              <button
                class="icon-button"
                aria-label=${t('common.deleteName', { name })}
                @click=${() => this.#open({ what: 'delete', kind, item })}
              >
                ${icon(Trash2)}
              </button>
            </div>`
          : nothing
      }
    </li>`
  }

  #renderDeed(counts: ReadonlyMap<string, number>): TemplateResult | typeof nothing {
    const { deed } = this
    if (!deed) return nothing
    if (deed.what === 'edit' || !deed.item) return this.#renderForm(deed)
    const { id, name } = deed.item
    return confirmDialog(
      {
        title: t('links.deleteName', { name }),
        body: t(WORDS[deed.kind].question, { links: linkCount(counts.get(id) ?? 0) }),
        action: t('common.deleteName', { name }),
        confirmed: () =>
          void this.#run(deed, { method: 'DELETE' }, t('links.nameDeleted', { name })),
        closed: () => (this.deed = undefined),
      },
      this.#action,
    )
  }

  #renderForm(deed: Deed): TemplateResult {
    const { kind, item } = deed
    const { problem, isBusy } = this.#action
    const save = (event: SubmitEvent) => {
      event.preventDefault()
      const body = valuesOf(event)
      void this.#run(deed, { method: item ? 'PATCH' : 'POST', body }, t('common.saved'))
    }
    return dialog({
      title: item ? t('connections.editName', { name: item.name }) : t(WORDS[kind].add),
      closed: () => (this.deed = undefined),
      body: html`<form id="item" class="form-plain" @submit=${save}>
        ${formProblem(problem)}
        ${field({ name: 'name', label: t('field.name'), value: item?.name ?? '', maxlength: kind === 'tags' ? 50 : 190 }, problem)}
        ${
          kind === 'tags'
            ? choice({
                name: 'color',
                label: t('field.color'),
                // The table has these names alone.
                options: (Object.keys(COLORS) as Color[]).map((value) => ({
                  value,
                  text: t(COLORS[value]),
                })),
                value: item && 'color' in item ? item.color : 'blue',
              })
            : nothing
        }
      </form>`,
      footer: html`<button
        class="button primary"
        form="item"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('common.save')}
      </button>`,
    })
  }

  #open(deed: Deed): void {
    this.#action.clear()
    this.deed = deed
  }

  async #run(
    { kind, item }: Deed,
    options: { method: 'POST' | 'PATCH' | 'DELETE'; body?: object },
    said: string,
  ): Promise<void> {
    const path = item ? `/${kind}/${encodeURIComponent(item.id)}` : `/${kind}`
    const work = async () => {
      await call(path, options)
      await this.#loaded.run()
    }
    if (!(await this.#action.run(work, said))) return
    this.renderRoot.querySelector('dialog')?.close()
    this.deed = undefined
  }
}

/** Counts links, archived ones too, by folder or tag. @throws Problem */
async function countBy(
  groupBy: 'folderId' | 'tagId',
  signal: AbortSignal,
): Promise<(readonly [string, number])[]> {
  const query = { groupBy, showArchived: 'true' }
  const groups = await call<Record<string, unknown>[]>('/links/count', { query, signal })
  return groups.map((group) => [String(group[groupBy]), Number(group['_count'])] as const)
}

declare global {
  interface HTMLElementTagNameMap {
    'folders-page': FoldersPage
  }
}
