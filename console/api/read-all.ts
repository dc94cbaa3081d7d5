import { call, unexpected, type CallOptions } from './client.ts'

const PAGE_SIZE = 100
/** More than a page of settings shows well. */
const MAX_PAGES = 10

/** Reads a list of things with ids. @throws Problem, also when the answer is something else */
export async function readList<T extends { id: string }>(
  path: string,
  options: CallOptions,
): Promise<T[]> {
  const answer = await call<unknown>(path, options)
  const isList =
    Array.isArray(answer) && answer.every((one: { id?: unknown } | null) => Boolean(one?.id))
  if (!isList) throw unexpected()
  // The caller names the shape, as with every call.
  return answer as T[]
}

/** Reads all pages of a short list: members, domains, invitations; at most a thousand items. @throws Problem */
export async function readAll<T extends { id: string }>(
  path: string,
  signal: AbortSignal,
  page = 1,
): Promise<T[]> {
  const query = { page: String(page), pageSize: String(PAGE_SIZE) }
  const part = await readList<T>(path, { query, signal })
  if (part.length < PAGE_SIZE || page === MAX_PAGES) return part
  return [...part, ...(await readAll<T>(path, signal, page + 1))]
}
