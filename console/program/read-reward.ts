import { call, Problem } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import type { ConditionAttribute, Group, Program, Reward } from '../api/wire.gen.ts'
import { t } from '../base/texts.ts'
import { bodyOf, type Reading, type RewardDraft } from './reward-draft.ts'

/** What the form of a reward needs. */
export interface Opened extends Reading {
  /** Undefined: a new one. */
  reward: Reward | undefined
  programId: string
  groupId: string | null
  /** Empty for a reward of a single partner. */
  groupName: string
  /** Those that a new one could be of. */
  groups: readonly Group[]
  attributes: readonly ConditionAttribute[]
}

/** Reads a reward by its id, or what a new one of a group needs. @throws Problem */
export async function readReward(
  id: string,
  { groupId, signal }: { groupId: string; signal: AbortSignal },
): Promise<Opened> {
  const [attributes, reward] = await Promise.all([
    call<ConditionAttribute[]>('/rewards/conditions', { signal }),
    id === 'new' ? undefined : call<Reward>(`/rewards/${id}`, { signal }),
  ])
  const groups = reward ? [] : await readGroups(signal)
  const group = reward
    ? await groupOf(reward, signal)
    : (groups.find(({ id }) => id === groupId) ?? groups[0])
  const programId = reward?.programId ?? group?.programId ?? ''
  const currency =
    reward?.currency ??
    (await call<Program>(`/programs/${encodeURIComponent(programId)}`, { signal })).currency
  const types = new Map(attributes.map(({ attribute, type }) => [attribute, type]))
  const groupName = group?.name ?? ''
  const owner = group?.id ?? null
  return { reward, programId, groupId: owner, groupName, groups, attributes, currency, types }
}

/** Reads the groups that a new reward could be of, the usual ones first. @throws Problem, also without any */
async function readGroups(signal: AbortSignal): Promise<Group[]> {
  const all = await readAll<Group>('/groups', signal)
  if (all.length === 0) throw new Problem('refused', t('common.noProgramYet'))
  return all.toSorted((a, b) => Number(b.slug === 'default') - Number(a.slug === 'default'))
}

async function groupOf({ groupId }: Reward, signal: AbortSignal): Promise<Group | undefined> {
  if (groupId === null) return undefined
  return call<Group>(`/groups/${encodeURIComponent(groupId)}`, { signal })
}

/** Returns the draft as the preview takes it. */
export function previewOf({ programId, ...reading }: Opened, draft: RewardDraft): string {
  return JSON.stringify({ programId, event: draft.event, ...bodyOf(draft, reading) })
}

/** Returns the draft as a simulation takes it: with whose reward it is. */
export function simulationOf({ reward, groupId, ...reading }: Opened, draft: RewardDraft): string {
  const owner = reward?.enrollmentId ? { enrollmentId: reward.enrollmentId } : { groupId }
  return JSON.stringify({ ...owner, event: draft.event, ...bodyOf(draft, reading) })
}
