import type { Attribution, Result } from './types.d.ts'
import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { options, safe } from './options.ts'
import { type Entry, state } from './state.ts'

type Answer = { clickId?: string | null; error: { code: string } }

/** What this page is sending or has seen in its address, so that each counts once. */
export const done: { [key: string]: unknown } = {}

/** A time in base 36: ids that begin with one sort by time. */
export const stamp = (shiftMs: number) => (shiftMs + Date.now()).toString(36)

/** Keeps a call until it is answered, at most 20; without an entry forgets it. */
const keep = (key: string, entry?: Entry) => {
  const { queue } = state()
  queue[key] = entry
  if (!Object.keys(queue)[20]) state({ queue })
}

const deliver = async (key: string, entry: Entry): Promise<Result> => {
  let id = null
  let error: string | null = 'not_sent'
  if (allowed())
    try {
      done[key] = 1
      keep(key, entry)
      const response = await fetch(...entry)
      const text = await response.text()
      // 429 and 5xx ask for later.
      if (!/429|5../.test(response.status as unknown as string)) keep(key)
      const answer = JSON.parse(text || '{}') as Answer
      if (allowed() && (id = answer.clickId || null)) attribute(answer as Attribution, key)
      error = response.ok ? null : answer.error.code
    } catch {}
  done[key] = 0
  return { ok: !error, id, error }
}

/** A string body is a simple request: no preflight. `keepalive` lets it outlive the page. */
export const track = (input?: object, path = 'click') => {
  const requestId = stamp(0) + stamp(Math.random() * 1e20)
  const body = safe(() =>
    JSON.stringify({
      publishableKey: options.key,
      domain: options.domain,
      url: location.href,
      referrer: document.referrer,
      requestId,
      ...input,
    }),
  )
  return deliver(requestId, [
    `${options.api}/track/${path}`,
    { method: 'POST', keepalive: true, body },
  ])
}

/** Sends again what has no answer yet, of earlier pages or of this one; after a day it is given up. */
export const flush = () => {
  const { queue } = state()
  for (const key in queue)
    if (key < stamp(-864e5)) keep(key)
    else if (!done[key]) void deliver(key, queue[key]!)
}
