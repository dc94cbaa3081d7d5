import type { Attribution, Result } from './types.d.ts'
import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { options } from './options.ts'
import { type Call, readStored, store } from './storage.ts'

type Answer = Partial<Attribution> & { error: { code: string } }

/** The ids of the requests that have no answer yet. */
export const inFlight = new Set<string>()

/** Makes a request id. Ids sort by time. */
export const createRequestId = () => Date.now() + (Math.random() + '').slice(2)

/** Sends a click or a visit of this page. `input` replaces what the page says of itself. */
export const sendClick = async (path: 'click' | 'visit', input?: object): Promise<Result> => {
  const requestId = createRequestId()
  const { key: publishableKey, domain } = options
  const page = { url: location.href, referrer: document.referrer }
  return send(requestId, { path, body: { publishableKey, domain, ...page, requestId, ...input } })
}

/**
 * Sends a call and keeps it until it is answered, unless 10,000 characters are kept already. A string body
 * needs no preflight; `keepalive` lets it outlive the page.
 */
export const send = async (requestId: string, call: Call): Promise<Result> => {
  let id
  let error: string | null = 'not_sent'
  try {
    // A browser complains aloud about other schemes.
    if (allowed() && /^(http|\/)/.test(options.api!)) {
      inFlight.add(requestId)
      if (JSON.stringify(readStored()).length < 1e4) store(requestId, call)
      const response = await fetch(options.api + '/track/' + call.path, {
        method: 'POST',
        body: JSON.stringify(call.body),
        keepalive: true,
      })
      const answer = (await response.json()) as Answer
      // Consent may be gone meanwhile.
      if (allowed()) {
        // 429 and 5xx ask for later; the rest is final.
        if (response.status < 429) store(requestId)
        attribute(answer, requestId)
        id = answer.clickId
        error = response.ok ? null : answer.error.code
      }
    }
  } catch {}
  inFlight.delete(requestId)
  return { ok: !error, id: id || null, error }
}
