import { call } from '../api/client.ts'
import type { ConditionAttribute, Group, Program, Reward } from '../api/wire.gen.ts'
import { bodyOf, type Reading, type RewardDraft } from './reward-draft.ts'

/** What the form of a reward needs. */
export interface Opened extends Reading {
  /** Undefined: a new one. */
  reward: Reward | undefined
  programId: string
  groupId: string | null
  /** Empty for a reward of a single partner. */
  groupName: string
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
  const owner = reward ? reward.groupId : groupId
  const group =
    owner === null
      ? undefined
      : await call<Group>(`/groups/${encodeURIComponent(owner)}`, { signal })
  const programId = reward?.programId ?? group?.programId ?? ''
  const currency =
    reward?.currency ??
    (await call<Program>(`/programs/${encodeURIComponent(programId)}`, { signal })).currency
  const types = new Map(attributes.map(({ attribute, type }) => [attribute, type]))
  const groupName = group?.name ?? ''
  return { reward, programId, groupId: owner, groupName, attributes, currency, types }
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
