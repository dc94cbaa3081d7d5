import type { ReactiveControllerHost } from 'lit'
import type { TextId } from '../texts.ts'

export const LEAST_PX = 56
export const MOST_PX = 800
const GAP_PX = 12

export interface TableColumn {
  name: TextId
  /** Its usual width; where it may grow, the least. */
  px: number
  /** Its share of what is left. */
  grow?: number
  /** What the list is sorted by at its title. */
  sort?: string
  isNumber?: boolean
  /** It cannot be hidden. */
  isFixed?: boolean
  /** It is hidden until it is chosen. */
  isExtra?: boolean
  /** It stays in sight where the table is wider than the screen. */
  isPinned?: boolean
  /** Phones show it too. */
  isOnPhones?: boolean
}
export type TableColumns<N extends string> = Readonly<Record<N, TableColumn>>

interface Kept {
  shown?: readonly string[]
  widths?: Readonly<Record<string, number>>
}

/** Which columns a table shows and how wide they are, as chosen in this browser. */
export class TableLayout<N extends string> {
  readonly columns: TableColumns<N>
  readonly names: readonly N[]
  readonly #host: ReactiveControllerHost
  readonly #key: string
  #kept: Kept

  /** `table` names it among the tables of the console. */
  constructor(host: ReactiveControllerHost, table: string, columns: TableColumns<N>) {
    this.#host = host
    this.#key = `svc-console-table-${table}`
    this.columns = columns
    // The object has these names alone.
    this.names = Object.keys(columns) as N[]
    this.#kept = readKept(localStorage.getItem(this.#key))
  }

  /** Returns the columns that are shown, in their order. */
  get shown(): N[] {
    const { shown } = this.#kept
    return this.names.filter((name) => {
      const { isFixed, isExtra } = this.columns[name]
      return isFixed || (shown ? shown.includes(name) : !isExtra)
    })
  }

  get isResized(): boolean {
    return Object.keys(this.#kept.widths ?? {}).length > 0
  }

  /** Returns the chosen width of a column, else its usual one. */
  width(name: N): number {
    return this.#chosen(name) ?? this.columns[name].px
  }

  toggle(name: N): void {
    const { shown } = this
    const isTold = (one: N) => shown.includes(one) !== (one === name)
    this.#keep({ ...this.#kept, shown: this.names.filter(isTold) })
  }

  /** Keeps a width in pixels. */
  resize(name: N, px: number): void {
    const width = Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, px)))
    this.#keep({ ...this.#kept, widths: { ...this.#kept.widths, [name]: width } })
  }

  /** Gives a column its usual width again, or all of them. */
  reset(name?: N): void {
    const { [name ?? '']: _given, ...rest } = this.#kept.widths ?? {}
    this.#keep({ ...this.#kept, widths: name === undefined ? {} : rest })
  }

  /** Returns the tracks of a row's grid, and how narrow it may become before the table scrolls. */
  grid(before: readonly number[] = []): { tracks: string; leastPx: number } {
    const { shown } = this
    const tracks = shown.map((name) => {
      const { px, grow } = this.columns[name]
      const chosen = this.#chosen(name)
      return chosen === undefined && grow ? `minmax(${px}px, ${grow}fr)` : `${chosen ?? px}px`
    })
    const widths = [...before, ...shown.map((name) => this.width(name))]
    return {
      tracks: [...before.map((px) => `${px}px`), ...tracks].join(' '),
      leastPx: widths.reduce((sum, px) => sum + px + GAP_PX, 2 * 16 - GAP_PX),
    }
  }

  #chosen(name: N): number | undefined {
    return this.#kept.widths?.[name]
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    localStorage.setItem(this.#key, JSON.stringify(kept))
    this.#host.requestUpdate()
  }
}

/** Reads what was kept; what is no such thing is as if nothing was. */
export function readKept(text: string | null): Kept {
  try {
    const { shown, widths }: Record<string, unknown> = JSON.parse(text ?? '{}') ?? {}
    const chosen = Object.entries(widths ?? {}).filter(
      ([, px]) => typeof px === 'number' && px >= LEAST_PX && px <= MOST_PX,
    )
    return {
      ...(Array.isArray(shown) ? { shown: shown.map(String) } : {}),
      widths: Object.fromEntries(chosen),
    }
  } catch {
    return {}
  }
}
