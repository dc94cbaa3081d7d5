import { textPlaces, type Operation } from './api/operations.ts'
import { validDraft, withValue, write } from './api/requests.ts'
import { BESIDE } from './foreign-ids.ts'
import type { Bench } from './bench.ts'

/** Sends every real token that must not count where an operation takes one: refused, nothing changes. */
export async function callWithSpent(bench: Bench, operation: Operation): Promise<void> {
  for (const place of textPlaces(operation)) {
    if (place.in !== 'body' || place.name !== 'token') continue
    const draft = validDraft(operation, bench.values.own)
    for (const [state, token] of Object.entries(tokensFor(bench, operation))) {
      const sending = { operation, what: `a token: ${state}`, kind: 'spent tokens' }
      const sent = write(
        operation,
        withValue(draft, place, token, operation),
        bench.headers(operation),
      )
      const { status } = await bench.send(sent, sending)
      if (status < 400) bench.fault(sending, `It takes the token (${status}).`, sent)
      const changed = [...(await bench.settle(sending))].filter((name) => !BESIDE.has(name))
      if (changed.length > 0) bench.fault(sending, `It changed ${changed.join(', ')}.`, sent)
    }
  }
}

/** Tokens of both workspaces: spent ones, and those that are for something else. */
function tokensFor({ world: { own, other } }: Bench, { name }: Operation): Record<string, string> {
  const tokens: Record<string, string> = {}
  for (const { name: whose, credentials, known, partnerToken, embedToken, cookie } of [
    own,
    other,
  ]) {
    const { spent, endedPartner, endedEmbed } = credentials
    const sessions = { partnerToken, embedToken, endedPartner, endedEmbed, cookie: valueOf(cookie) }
    const all: Record<string, string> = { ...spent, ...sessions }
    if (name !== 'POST /partners/session') all.signIn = known.signInToken!
    if (!name.startsWith('POST /partners/invites/')) all.invite = known.inviteToken!
    for (const [state, token] of Object.entries(all)) tokens[`${state} of ${whose}`] = token
  }
  return tokens
}

function valueOf(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1)
}
