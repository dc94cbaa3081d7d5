import { isOpen, textPlaces, type Operation } from './api/operations.ts'
import { validDraft, withValue, write } from './api/requests.ts'
import { BESIDE } from './foreign-ids.ts'
import type { Bench } from './bench.ts'

/** Sends every real token that must not count where an operation takes one: refused, nothing changes. */
export async function callWithSpent(bench: Bench, operation: Operation): Promise<void> {
  for (const place of textPlaces(operation)) {
    if (place.name !== 'token') continue
    const draft = validDraft(operation, bench.values.own)
    for (const [state, token] of Object.entries(tokensFor(bench, operation))) {
      const about = { operation, what: `a token: ${state}`, kind: 'spent tokens' }
      const sending = { ...about, isStranger: isOpen(operation) }
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

/** What each secret of a mail is for: the operation, or how the names of several begin. */
const OPENED_BY = {
  signInToken: 'POST /partners/session',
  inviteToken: 'POST /partners/invites/',
  signInLinkToken: 'POST /auth/sign-in-link/open',
  passwordResetToken: 'POST /auth/password-reset/confirm',
  memberInvitationToken: 'POST /auth/invitations/',
}

/** Tokens of both workspaces: spent ones, and those that are for something else. */
function tokensFor({ world: { own, other } }: Bench, { name }: Operation): Record<string, string> {
  const tokens: Record<string, string> = {}
  for (const { name: whose, credentials, former, mailTokens, known, ...sessions } of [own, other]) {
    const { partnerToken, embedToken, cookie } = sessions
    const { spent, endedPartner, endedEmbed } = credentials
    const all: Record<string, string> = { ...spent, ...mailTokens.spent }
    Object.assign(all, { partnerToken, embedToken, endedPartner, endedEmbed })
    all.cookie = valueOf(cookie)
    all['invitation by a former member'] = former.removed.invitationToken
    all['invitation by a former admin'] = former.demoted.invitationToken
    for (const [token, opened] of Object.entries(OPENED_BY)) {
      if (!name.startsWith(opened)) all[token] = known[token]!
    }
    for (const [state, token] of Object.entries(all)) tokens[`${state} of ${whose}`] = token
  }
  return tokens
}

function valueOf(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1)
}
