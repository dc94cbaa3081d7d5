import type { Attribution, Result } from './types.d.ts'
import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { options } from './options.ts'
import { type Entry, state } from './state.ts'

type Answer = { clickId?: string | null; error: { code: string } }

/** What this page is sending or has seen in its address, so that each counts once. */
export const done: { [key: string]: unknown } = {}

/** A time in base 36: ids that begin with one sort by time. */
export const stamp = (shiftMs: number) => (shiftMs + Date.now()).toString(36)

/** Keeps a call until it is answered, at most 20; without an entry forgets it. */
export const keep = (key: string, entry?: Entry) => {
  const { queue } = state()
  queue[key] = entry
  if (!Object.keys(queue)[20]) state({ queue })
}

/** A string body is a simple request: no preflight. `keepalive` lets it outlive the page. */
export const deliver = async (key: string, entry: Entry): Promise<Result> => {
  let id = null
  let error: string | null = 'not_sent'
  // A browser complains aloud about other schemes.
  if (allowed() && /^(http|\/)/.test(options.api!))
    try {
      done[key] = 1
      keep(key, entry)
      const response = await fetch(`${options.api}/track/${entry[0]}`, {
        method: 'POST',
        body: JSON.stringify(entry[1]),
        keepalive: true,
      })
      const text = await response.text()
      // Consent may be gone meanwhile.
      if (allowed()) {
        // 429 and 5xx ask for later; the rest is final.
        if (response.status < 429) keep(key)
        const answer = JSON.parse(text || '{}') as Answer
        if ((id = answer.clickId || null)) attribute(answer as Attribution, key)
        error = response.ok ? null : answer.error.code
      }
    } catch {}
  done[key] = 0
  return { ok: !error, id, error }
}

export const track = (input?: object, path = 'click') => {
  const requestId = stamp(0) + stamp(Math.random() * 1e20)
  return deliver(requestId, [
    path,
    {
      publishableKey: options.key,
      domain: options.domain,
      url: location.href,
      referrer: document.referrer,
      requestId,
      ...input,
    },
  ])
}
