import { csvLine, type Cell } from './csv.ts'

/** The columns of a CSV file by their headings, in their order. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => Cell>>

/** Returns a function that writes an item as a line. */
export function lineWriter<Item>(columns: CsvColumns<Item>): (item: Item) => string {
  const cells = Object.values(columns)
  return (item) => csvLine(cells.map((cell) => cell(item)))
}

/** Writes a CSV file part by part: its headings, then each page of items when the client has taken the one before. */
export async function* writeCsv<Item>(
  columns: CsvColumns<Item>,
  pages: AsyncIterable<readonly Item[]>,
): AsyncGenerator<string> {
  const write = lineWriter(columns)
  yield csvLine(Object.keys(columns))
  for await (const page of pages) yield page.map(write).join('')
}

/** Writes each page of items as lines of JSON. */
export async function* writeJsonLines<Item>(
  pages: AsyncIterable<readonly Item[]>,
  toJson: (item: Item) => unknown = (item) => item,
): AsyncGenerator<string> {
  for await (const page of pages) {
    yield page.map((item) => `${JSON.stringify(toJson(item))}\n`).join('')
  }
}

/** Reads the first page now, so that a query which is refused is refused before anything has been sent. */
export async function startReading<Page>(
  pages: AsyncGenerator<Page>,
): Promise<AsyncGenerator<Page>> {
  const first = await pages.next()
  return continueReading()

  async function* continueReading(): AsyncGenerator<Page> {
    if (first.done) return
    yield first.value
    yield* pages
  }
}
