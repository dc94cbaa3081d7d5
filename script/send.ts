import type { Attribution, Result } from './types.d.ts'
import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { options } from './options.ts'
import { type Entry, state } from './state.ts'

type Answer = Partial<Attribution> & { error: { code: string } }

/** What this page is sending or has seen in its address, so that each counts once. */
export const done: { [key: string]: unknown } = { svc: 1 }

/**
 * Sends a click, or another call, and keeps it until it is answered, unless 10,000 characters are
 * kept. Keys sort by time. A string body needs no preflight; `keepalive` lets it outlive the page.
 */
export const track = async (
  input?: object | null,
  key = Date.now() + (Math.random() + '').slice(2),
  path = 'click',
  entry: Entry = [
    path,
    {
      publishableKey: options.key,
      domain: options.domain,
      url: location.href,
      referrer: document.referrer,
      requestId: key,
      ...input,
    },
  ],
): Promise<Result> => {
  let id
  let error: string | null = 'not_sent'
  try {
    // A browser complains aloud about other schemes.
    if (allowed() && /^(http|\/)/.test(options.api!)) {
      done[key] = 1
      if (!JSON.stringify(state())[9999]) state(key, entry)
      const response = await fetch(options.api + '/track/' + entry[0], {
        method: 'POST',
        body: JSON.stringify(entry[1]),
        keepalive: true,
      })
      const answer = (await response.json()) as Answer
      // Consent may be gone meanwhile.
      if (allowed()) {
        // 429 and 5xx ask for later; the rest is final.
        if (response.status < 429) state(key)
        attribute(answer, key)
        id = answer.clickId
        error = response.ok ? null : answer.error.code
      }
    }
  } catch {}
  done[key] = 0
  return { ok: !error, id: id || null, error }
}
