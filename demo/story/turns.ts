import { DAY } from './calendar.ts'
import { ENDS, MERGES, MOVE } from './members.ts'
import { TERMS } from './set-up.ts'
import { enrolled, type World } from './world.ts'

interface Flag {
  id: string
  createdAt: string
  commission: { id: string; earnings: number } | null
}

interface Correction {
  month: number
  partner: string
  amount: number
  description: string
  daysAgo?: number
}

/** In which month the reward of the default group becomes a smaller one. */
export const REWARD_CHANGE_MONTH = 6

const CORRECTIONS: readonly Correction[] = [
  // Happened in a month that is closed by now, so it is booked into this one.
  {
    month: 2,
    partner: 'mateo',
    amount: 5000,
    description: 'The best video of the spring',
    daysAgo: 20,
  },
  { month: 5, partner: 'nordlicht', amount: 7500, description: 'A stand at the fair' },
  { month: 9, partner: 'hannah', amount: -1500, description: 'An advance that was paid twice' },
]

/** Changes what changes on the first day of a month. */
export async function beginMonth(world: World, month: number): Promise<void> {
  if (month === REWARD_CHANGE_MONTH) await changeReward(world)
  if (month === MOVE.month) await moveGroup(world)
}

/** Performs what a person does in the middle of a month. */
export async function turnMonth(world: World, month: number): Promise<void> {
  const { player, programs } = world
  for (const { partner, amount, description, daysAgo = 0 } of CORRECTIONS.filter(
    (one) => one.month === month,
  )) {
    const { partnerId, member } = enrolled(world, partner)
    const programId = programs[member.program].id
    const externalId = `${partner}-${month}`
    const date = new Date(player.now() - daysAgo * DAY).toISOString()
    const body = { type: 'custom', partnerId, programId, amount, description, externalId, date }
    await player.call('POST', '/commissions', body)
    world.corrections.push({ partner, amount })
  }
  for (const { key, what } of ENDS.filter((one) => one.month === month)) {
    const { partnerId, member } = enrolled(world, key)
    const body = { partnerId, programId: programs[member.program].id }
    const reason = what === 'ban' ? { reason: 'fake_traffic' } : {}
    await player.call('POST', `/partners/${what}`, { ...body, ...reason })
  }
  for (const { from, into } of MERGES.filter((one) => one.month === month)) {
    const fromPartnerId = enrolled(world, from).partnerId
    const intoPartnerId = enrolled(world, into).partnerId
    await player.call('POST', '/partners/merge', { fromPartnerId, intoPartnerId })
  }
  await review(world)
}

async function changeReward({ player, programs }: World): Promise<void> {
  const groupId = programs.friends.groups['default']!
  const rewards = await player.call<{ id: string; event: string }[]>(
    'GET',
    `/rewards?groupId=${groupId}&event=sale`,
  )
  await player.call('PATCH', `/rewards/${rewards[0]!.id}`, TERMS.defaultLater)
}

async function moveGroup(world: World): Promise<void> {
  const { groups } = world.programs.friends
  const { enrollmentId } = enrolled(world, MOVE.key)
  await world.player.call('POST', `/groups/${groups['default']}/move-enrollments`, {
    toGroupId: groups[MOVE.to],
    enrollmentIds: [enrollmentId],
  })
}

/** Reviews what the fraud rules hold: of three findings, two are released. */
async function review(world: World): Promise<void> {
  const { player, reviewed } = world
  const open = await player.call<Flag[]>('GET', '/fraud/flags?status=open&pageSize=100')
  for (const { id } of open.sort(byTime)) {
    const isFraud = (reviewed.released.length + reviewed.rejected.length) % 3 === 2
    const note = isFraud ? 'The partner could not say who that is.' : 'Known to us.'
    await player.call('POST', `/fraud/flags/${id}/${isFraud ? 'reject' : 'release'}`, { note })
    reviewed[isFraud ? 'rejected' : 'released'].push(id)
  }
}

/** Orders by time, and within one hour by amount: ids are different each time. */
function byTime(a: Flag, b: Flag): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return (a.commission?.earnings ?? 0) - (b.commission?.earnings ?? 0)
}
