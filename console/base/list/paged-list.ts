import { Task } from '@lit/task'
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit'
import { Action } from '../action.ts'
import { FurtherPages } from '../further-pages.ts'
import { loaded } from '../loaded.ts'
import { problemNote } from '../problem-note.ts'
import { t } from '../texts.ts'

const PAGE_SIZE = 50

/** What a page of a list is read with. */
export interface PageRequest<Row> {
  /** The first one is 1. */
  page: number
  size: number
  /** The last row that is listed: lists in the order of their IDs continue after it. */
  last: Row | undefined
  signal: AbortSignal
}

export interface PagedListOptions<Row, Args extends readonly unknown[]> {
  /** What decides which rows there are; the list is read again when it changes. */
  args: () => Args
  read: (request: PageRequest<Row>) => Promise<readonly Row[]>
  size?: number
  idOf?: (row: Row) => string
}

export interface ListView<Row> {
  rows: (rows: readonly Row[]) => unknown
  /** What is shown instead of no rows. */
  none: () => unknown
  /** Placeholders while the first page loads. */
  bones?: number
}

/** A list that is read page by page: its first page with the element, the others on request. */
export class PagedList<Row extends object, Args extends readonly unknown[] = readonly unknown[]> {
  readonly #action: Action
  readonly #further: FurtherPages<Row>
  readonly #first: Task<Args, readonly Row[]>
  readonly #host: ReactiveControllerHost
  readonly #options: PagedListOptions<Row, Args>
  readonly #idOf: (row: Row) => string
  /** Rows that have changed since they were read, by their IDs. */
  #changed = new Map<string, Row>()

  constructor(host: ReactiveControllerHost, options: PagedListOptions<Row, Args>) {
    const { args, size = PAGE_SIZE, idOf = idField } = options
    this.#host = host
    this.#options = options
    this.#idOf = idOf
    this.#action = new Action(host)
    this.#further = new FurtherPages(this.#action, size, idOf)
    this.#first = new Task<Args, readonly Row[]>(host, {
      task: async (_, { signal }) => {
        this.#further.start()
        const rows = await options.read({ page: 1, size, last: undefined, signal })
        this.#changed = new Map()
        return this.#further.after(rows)
      },
      args,
    })
  }

  /** The rows that are listed so far. */
  get rows(): readonly Row[] {
    const all = [...(this.#first.value ?? []), ...this.#further.rows]
    if (this.#changed.size === 0) return all
    return all.map((row) => this.#changed.get(this.#idOf(row)) ?? row)
  }

  /** Reads the first page again. */
  async readAgain(): Promise<void> {
    await this.#first.run()
  }

  /** Shows a row as it is now. */
  replace(row: Row): void {
    this.#changed.set(this.#idOf(row), row)
    this.#host.requestUpdate()
  }

  /** Renders the rows, and a button that reads the next page. */
  render({ rows, none, bones = 8 }: ListView<Row>): TemplateResult {
    return loaded(
      this.#first,
      () => {
        const all = this.rows
        return all.length === 0 ? none() : html`${rows(all)}${this.#renderMore()}`
      },
      { bones },
    )
  }

  #renderMore(): TemplateResult {
    const { isBusy, problem } = this.#action
    return html`${problem ? problemNote(problem) : nothing}
    ${
      this.#further.isWhole
        ? nothing
        : html`<div class="more">
            <button
              class="button"
              aria-disabled=${isBusy ? 'true' : 'false'}
              @click=${() => void this.#readMore()}
            >
              ${t('common.showMore')}
            </button>
          </div>`
    }`
  }

  async #readMore(): Promise<void> {
    const { read, size = PAGE_SIZE } = this.#options
    const last = this.rows.at(-1)
    await this.#further.more((page, signal) => read({ page, size, last, signal }))
  }
}

function idField(row: object): string {
  return 'id' in row ? String(row.id) : ''
}
