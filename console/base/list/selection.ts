import type { ReactiveControllerHost } from 'lit'

/** The rows of a list that are selected, by their IDs. */
export class Selection<Row extends { id: string }> {
  #ids: ReadonlySet<string> = new Set()
  /** Where a range of rows begins that is selected with the shift key. */
  #anchor = 0
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  get size(): number {
    return this.#ids.size
  }

  has({ id }: Row): boolean {
    return this.#ids.has(id)
  }

  /** Returns the selected ones of the rows. */
  of(rows: readonly Row[]): Row[] {
    return rows.filter((row) => this.has(row))
  }

  /** Selects a row or not; with `isRange`, also those since the one before. */
  toggle(rows: readonly Row[], index: number, isRange: boolean): void {
    const row = rows[index]
    if (!row) return
    const isChosen = !this.has(row)
    const [from, to] = isRange
      ? [Math.min(this.#anchor, index), Math.max(this.#anchor, index)]
      : [index, index]
    const ids = new Set(this.#ids)
    for (const { id } of rows.slice(from, to + 1)) {
      if (isChosen) ids.add(id)
      else ids.delete(id)
    }
    this.#anchor = index
    this.#setIds(ids)
  }

  /** Selects all rows; where all are selected, none. */
  toggleAll(rows: readonly Row[]): void {
    const isWhole = rows.every((row) => this.has(row))
    this.set(isWhole ? [] : rows)
  }

  /** Selects these rows and no others. */
  set(rows: readonly Row[]): void {
    if (this.size > 0 || rows.length > 0) this.#setIds(new Set(rows.map(({ id }) => id)))
  }

  clear(): void {
    this.set([])
  }

  #setIds(ids: ReadonlySet<string>): void {
    this.#ids = ids
    this.#host.requestUpdate()
  }
}
