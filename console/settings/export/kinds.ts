import { download, saveFile } from '../../api/download.ts'
import { readList } from '../../api/read-all.ts'
import type { Program } from '../../api/wire.gen.ts'
import type { TextId } from '../../base/texts.ts'

const PAGE_SIZE = 100

/** What can be exported: with the scope it needs, and how it is read. */
export interface Kind {
  name: TextId
  about: TextId
  needs: string
  /** Saves it as a file. `tell` hears how many are read. @throws Problem */
  save: (tell: (count: number) => void, signal: AbortSignal) => Promise<void>
}

export const KINDS: readonly Kind[] = [
  {
    name: 'common.links',
    about: 'dataExport.allLinksTheirDestinations',
    needs: 'links.read',
    save: (tell, signal) => saveAll('links', { showArchived: 'true' }, { tell, signal }),
  },
  {
    name: 'common.customers',
    about: 'dataExport.allCustomersTheirPurchases',
    needs: 'customers.read',
    save: (tell, signal) =>
      saveAll('customers', { includeExpandedFields: 'true' }, { tell, signal }),
  },
  {
    name: 'common.partners',
    about: 'dataExport.allPartnersEachProgram',
    needs: 'program.read',
    save: savePartners,
  },
  {
    name: 'field.commissions',
    about: 'dataExport.allCommissionsTheirPartner',
    needs: 'program.read',
    save: (tell, signal) => saveAll('commissions', { interval: 'all' }, { tell, signal }),
  },
  {
    name: 'field.lines',
    about: 'dataExport.allPayoutsFilePer',
    needs: 'program.read',
    save: (_tell, signal) => downloadEach('/payouts/export', 'payouts', signal),
  },
  {
    name: 'common.ledger',
    about: 'dataExport.allLedgerEntriesFile',
    needs: 'program.read',
    save: (_tell, signal) => downloadEach('/ledger/entries/export', 'ledger', signal),
  },
  {
    name: 'common.auditLog',
    about: 'dataExport.changedNdjson',
    needs: 'audit.read',
    save: () => download('/audit/export', { format: 'ndjson' }, 'audit.ndjson'),
  },
]

interface Progress {
  tell: (count: number) => void
  signal: AbortSignal
}

/** Reads a list to its end, each page behind the last one, and saves a line for each. */
async function saveAll(
  path: string,
  query: Readonly<Record<string, string>>,
  { tell, signal }: Progress,
): Promise<void> {
  const lines: string[] = []
  let startingAfter: string | undefined
  for (;;) {
    const part = await readList(`/${path}`, {
      query: { ...query, pageSize: String(PAGE_SIZE), startingAfter },
      signal,
    })
    lines.push(linesOf(part))
    tell(part.length)
    if (part.length < PAGE_SIZE) break
    startingAfter = part.at(-1)!.id
  }
  saveFile(new Blob(lines, { type: 'application/x-ndjson' }), `${path}.ndjson`)
}

async function savePartners(tell: Progress['tell'], signal: AbortSignal): Promise<void> {
  const lines: string[] = []
  for (const { id: programId } of await readList<Program>('/programs', { signal })) {
    for (let page = 1; ; page++) {
      const query = { programId, sortBy: 'createdAt', sortOrder: 'asc', page: String(page) }
      const part = await readList('/partners', {
        query: { ...query, pageSize: String(PAGE_SIZE) },
        signal,
      })
      lines.push(linesOf(part))
      tell(part.length)
      if (part.length < PAGE_SIZE) break
    }
  }
  saveFile(new Blob(lines, { type: 'application/x-ndjson' }), 'partners.ndjson')
}

function linesOf(part: readonly object[]): string {
  return part.map((one) => `${JSON.stringify(one)}\n`).join('')
}

async function downloadEach(path: string, name: string, signal: AbortSignal): Promise<void> {
  for (const { id, slug } of await readList<Program>('/programs', { signal }))
    await download(path, { programId: id }, `${name}-${slug}.csv`)
}
