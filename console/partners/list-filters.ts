import { call } from '../api/client.ts'
import { readAll, readList } from '../api/read-all.ts'
import type { Group, Partner, Program, Reward } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import type { ListFilter, Option } from '../base/list/list-filter.ts'

/** So many partners are offered; the search finds the others. */
const MOST = 20
/** In so many programs partners are searched for. */
const MOST_PROGRAMS = 5

/** Filters a list by partners, which are found by a part of their name or email address. */
export const PARTNER_FILTER: ListFilter = {
  name: 'partner',
  parameter: 'partnerId',
  label: 'field.partnerId',
  canExclude: true,
  options: searchPartners,
  find: async (value, signal) => {
    try {
      const path = `/partners/${encodeURIComponent(value)}`
      return toOption(await call<Partner>(path, { signal }))
    } catch {
      signal.throwIfAborted()
      return { value, name: value }
    }
  },
}

/** Filters a list by groups of partners. */
export const GROUP_FILTER: ListFilter = {
  name: 'group',
  parameter: 'groupId',
  label: 'field.groupId',
  canExclude: true,
  options: async (text, signal) => {
    const [groups, programs] = await Promise.all([
      readAll<Group>('/groups', signal),
      readAll<Program>('/programs', signal),
    ])
    const programId = chosenProgramId()
    const options = groups
      .filter((group) => programId === undefined || group.programId === programId)
      .map(({ id, name, programId: of }) => ({
        value: id,
        name,
        about: programs.length > 1 ? programs.find((one) => one.id === of)?.name : undefined,
      }))
    return matching(options, text)
  },
}

/** Filters a list by the reward that commissions were earned with. */
export const REWARD_FILTER: ListFilter = {
  name: 'reward',
  parameter: 'rewardId',
  label: 'field.rewardId',
  canExclude: true,
  options: async (text, signal) => {
    const [rewards, groups] = await Promise.all([
      readAll<Reward>('/rewards', signal),
      readAll<Group>('/groups', signal),
    ])
    const programId = chosenProgramId()
    const options = rewards
      .filter((reward) => programId === undefined || reward.programId === programId)
      .map(({ id, sentence, groupId }) => ({
        value: id,
        name: sentence,
        about: groups.find((one) => one.id === groupId)?.name,
      }))
    return matching(options, text)
  },
}

async function searchPartners(text: string, signal: AbortSignal): Promise<Option[]> {
  const chosen = chosenProgramId()
  const programIds = chosen
    ? [chosen]
    : (await readAll<Program>('/programs', signal)).map(({ id }) => id)
  const found = await Promise.all(
    programIds.slice(0, MOST_PROGRAMS).map((programId) => {
      const query = { programId, search: text || undefined, pageSize: String(MOST) }
      return readList<Partner>('/partners', { query, signal })
    }),
  )
  const byId = new Map(found.flat().map((partner) => [partner.id, toOption(partner)]))
  return [...byId.values()].slice(0, MOST)
}

function toOption({ id, name, email }: Partner): Option {
  return { value: id, name, about: email ?? undefined }
}

function matching(options: readonly Option[], text: string): Option[] {
  const lower = text.toLocaleLowerCase()
  return options.filter(({ name, about = '' }) =>
    `${name} ${about}`.toLocaleLowerCase().includes(lower),
  )
}
