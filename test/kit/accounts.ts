import { expect } from 'bun:test'
import type { TestClock } from './backend.ts'
import type { Enrolled } from './enrolled.ts'
import { openPage } from './embed.ts'
import type { PayoutBench } from './payouts.ts'

export const DAY_MS = 86_400_000
const PATH = '/partner/payout-method'

/** What a partner, an operator and a page do and see when an account is changed. */
export interface Accounts {
  /** Sets the payout method as the signed-in partner. */
  set(who: Enrolled, instructions: string): Promise<any>
  remove(who: Enrolled): Promise<void>
  /** Changes the e-mail address with a secret key. */
  move(who: Enrolled, email: string): Promise<void>
  preview(who: Enrolled): Promise<any>
  /** Why nothing is paid, and until when; null: it is. */
  held(who: Enrolled): Promise<[reason: string, until: string | null] | null>
  mails(who: Enrolled, template: string): Promise<any[]>
  emailOf(who: Enrolled): Promise<string>
  /** The embedded dashboard's view. */
  view(who: Enrolled, language?: string): Promise<any>
  daysFromNow(days: number): string
}

export function accountsOf(bench: PayoutBench, clock: TestClock): Accounts {
  const { api } = bench.workspace
  const preview = async ({ programId }: Enrolled) =>
    (await api('POST', '/payouts/preview', { programId })).body
  return {
    preview,
    async set(who, instructions) {
      const method = { provider: 'manual', details: { instructions } }
      const { status, body } = await api('PUT', PATH, method, await bench.signIn(who))
      expect(status).toBe(200)
      return body
    },
    async remove(who) {
      expect((await api('DELETE', PATH, undefined, await bench.signIn(who))).status).toBe(200)
    },
    async move({ partnerId }, email) {
      expect((await api('PATCH', `/partners/${partnerId}`, { email })).status).toBe(200)
    },
    async held(who) {
      const { payoutCount, skipped } = await preview(who)
      return payoutCount > 0 ? null : [skipped[0].reason, skipped[0].heldUntil]
    },
    async mails({ partnerId }, template) {
      const { body } = await api('GET', `/mails?partnerId=${partnerId}`)
      return body.filter((mail: any) => mail.template === template)
    },
    emailOf: async ({ partnerId }) => (await api('GET', `/partners/${partnerId}`)).body.email,
    async view({ partnerId }, language = 'en') {
      const page = await openPage(bench.backend, bench.workspace, { partnerId })
      return (await page.call('GET', '', undefined, { 'accept-language': language })).body
    },
    daysFromNow: (days) => new Date(clock.now() + days * DAY_MS).toISOString(),
  }
}
