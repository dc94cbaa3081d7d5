import { nachaReturns } from '../../server/payout-providers/nacha/testing.ts'
import { readNachaFile, readSepaFile, writeSepaStatus } from './bank.ts'
import { DAY } from './calendar.ts'
import { BANNED_IN_FLIGHT } from './members.ts'
import type { MonthFaults } from './faults.ts'
import { enrolled, type World } from './world.ts'

export interface Payout {
  id: string
  provider: string
  amount: number
  currency: string
  partner: { id: string }
}
export interface PayoutFile {
  id: string
  provider: string
}

interface Answering {
  faults: MonthFaults
  month: number
  payouts: readonly Payout[]
}

export async function answerFile(
  world: World,
  file: PayoutFile,
  answering: Answering,
): Promise<void> {
  if (file.provider === 'sepa') await answerSepa(world, file, answering.faults)
  else await answerNacha(world, file, answering)
}

/** Books a SEPA file and reports the outcome of each transfer. */
async function answerSepa(
  { player, bank }: World,
  { id }: PayoutFile,
  { sepaRejects = 0 }: MonthFaults,
): Promise<void> {
  const content = await player.call<string>('GET', `/payouts/files/${id}/content`)
  const { messageId, transfers } = readSepaFile(content)
  const largest = transfers.toSorted((a, b) => b.amountMinor - a.amountMinor)
  const rejected = largest.slice(0, sepaRejects).map(({ endToEndId }) => endToEndId)
  for (const { endToEndId, amountMinor } of transfers) {
    bank.deliver({ id: endToEndId, via: 'sepa', currency: 'eur', amountMinor })
    if (rejected.includes(endToEndId)) bank.undo(endToEndId, 'rejected')
  }
  const status = writeSepaStatus(messageId, { transfers, rejected })
  await player.call('POST', `/payouts/files/${id}/status`, status, xml(player.stage))
}

/** Settles a NACHA file: a person reports that the entries arrived, and returns come a week later. */
async function answerNacha(
  world: World,
  { id }: PayoutFile,
  { faults, month, payouts }: Answering,
): Promise<void> {
  const { player, bank } = world
  const content = await player.call<string>('GET', `/payouts/files/${id}/content`)
  const entries = readNachaFile(content).sort((a, b) => b.amountMinor - a.amountMinor)
  for (const entry of entries) {
    bank.deliver({ id: entry.id, via: 'nacha', currency: 'usd', amountMinor: entry.amountMinor })
  }
  const banned =
    month === BANNED_IN_FLIGHT.month ? enrolled(world, BANNED_IN_FLIGHT.key) : undefined
  const stopped = banned && payouts.find(({ partner }) => partner.id === banned.partnerId)
  const arrived = payouts.filter(({ provider }) => provider === 'nacha')
  for (const payout of arrived) {
    if (payout !== stopped) await player.call('POST', `/payouts/${payout.id}/complete`)
  }
  const back = [
    ...entries.slice(0, faults.achReturns ?? 0).map((entry) => ({ entry, code: 'R02' })),
    ...entries
      .filter((entry) => stopped && entry.amountMinor === stopped.amount)
      .map((entry) => ({ entry, code: 'R03' })),
  ]
  if (back.length === 0) return
  world.agenda.add({
    atMs: player.now() + 7 * DAY,
    async act() {
      for (const { entry } of back) bank.undo(entry.id, 'returned')
      const returns = nachaReturns(back)
      await player.call('POST', `/payouts/files/${id}/status`, returns, text(player.stage))
    },
  })
}

function xml({ secretKey }: { secretKey: string }): HeadersInit {
  return { authorization: `Bearer ${secretKey}`, 'content-type': 'application/xml' }
}

function text({ secretKey }: { secretKey: string }): HeadersInit {
  return { authorization: `Bearer ${secretKey}`, 'content-type': 'text/plain' }
}
