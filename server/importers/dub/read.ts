import { Dub } from 'dub'
import { DubError, ResponseValidationError } from 'dub/models/errors'
import type { Importer, SourceRow } from '../port.ts'
import { given, listOf, text, type Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { SourceBusy, SourceRefused } from '../source-errors.ts'
import { isPaid, LABEL, mapCommission, mapCustomer, mapPartner, mapPayout } from './map.ts'

const PAGE = 100
/** Of each payout the commissions are asked for as well. */
const PAYOUTS = 20

/** Reads what a workspace of Dub has, page by page. */
export const readDub: Importer['read'] = (access, after) => {
  const client = new Dub({
    token: access.settings.apiKey ?? '',
    serverURL: access.base,
    retryConfig: { strategy: 'none' },
    timeoutMs: access.timeoutMs,
  })
  return readPages(
    [
      paged('partners', PAGE, mapPartner, (page) =>
        listed(
          client.partners.list({ page, pageSize: PAGE, sortBy: 'createdAt', sortOrder: 'asc' }),
        ),
      ),
      paged('customers', PAGE, mapCustomer, (page) =>
        listed(
          client.customers.list({
            page,
            pageSize: PAGE,
            includeExpandedFields: true,
            sortOrder: 'asc',
          }),
        ),
      ),
      paged('commissions', PAGE, mapCommission, (page) =>
        listed(client.commissions.list({ page, pageSize: PAGE, sortOrder: 'asc' })),
      ),
      payouts(client),
    ],
    after,
  )
}

type Lister = (page: number) => Promise<Given[]>

function paged(name: string, size: number, map: (one: Given) => SourceRow[], ask: Lister): Step {
  return {
    name,
    async read(cursor) {
      const page = Number(cursor ?? '1')
      const found = await ask(page).catch((error: unknown) => {
        throw readError(error)
      })
      return { rows: found.flatMap(map), next: found.length < size ? null : String(page + 1) }
    },
  }
}

/** Reads payouts, each with the ids of its commissions, which do not name it. */
function payouts(client: Dub): Step {
  const named = new Map<string, string[]>()
  const map = (one: Given) => [mapPayout(one, named.get(text(one.id)) ?? [])]
  return paged('payouts', PAYOUTS, map, async (page) => {
    const found = await listed(client.payouts.list({ page, pageSize: PAYOUTS, sortOrder: 'asc' }))
    named.clear()
    for (const payout of found) {
      if (isPaid(payout))
        named.set(text(payout.id), await listCommissionIds(client, text(payout.id)))
    }
    return found
  })
}

async function listCommissionIds(client: Dub, payoutId: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const found = await listed(client.commissions.list({ payoutId, page, pageSize: PAGE }))
    ids.push(...found.map(({ id }) => text(id)))
    if (found.length < PAGE) return ids
  }
}

/**
 * Returns the objects of an answer. One that has a word more than the client knows is taken as it came: what
 * is needed of it is checked here.
 */
async function listed(answer: Promise<unknown>): Promise<Given[]> {
  const value = await answer.catch((error: unknown) => {
    if (error instanceof ResponseValidationError && error.statusCode === 200) return error.rawValue
    throw error
  })
  const { result, Result } = given(value)
  return listOf(Array.isArray(value) ? value : (result ?? Result), LABEL)
}

/** Says what a failure of the client means. */
function readError(error: unknown): unknown {
  if (error instanceof SourceBusy) return error
  if (!(error instanceof DubError)) return new SourceBusy(`${LABEL} doesn’t respond.`)
  const { statusCode } = error
  if (statusCode === 401 || statusCode === 403) {
    return new SourceRefused(
      `${LABEL} doesn’t accept the key (${statusCode}). Create the import again with another key.`,
    )
  }
  if (statusCode === 429) {
    const seconds = Number(error.headers.get('retry-after') ?? '')
    return new SourceBusy(
      `${LABEL} limits the number of requests. The import continues more slowly.`,
      seconds > 0 ? seconds * 1000 : null,
    )
  }
  if (statusCode >= 500 || statusCode === 200)
    return new SourceBusy(`${LABEL} returned status ${statusCode}.`)
  return new SourceRefused(`${LABEL} returned status ${statusCode}.`)
}
