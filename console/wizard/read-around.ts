import { call } from '../api/client.ts'
import { readAll, readList } from '../api/read-all.ts'
import type {
  Discount,
  FundingAccount,
  Group,
  Link,
  Partner,
  Program,
  Reward,
  Workspace,
} from '../api/wire.gen.ts'

/** What exists already, which is what the steps begin with and are done by. */
export interface Around {
  workspace: Workspace
  /** The first one; the wizard sets up one. */
  program: Program | undefined
  /** Its group for new partners. */
  group: Group | undefined
  rewards: readonly Reward[]
  discounts: readonly Discount[]
  accounts: readonly FundingAccount[]
  hasPartners: boolean
  /** A link to try the script with. */
  link: Link | undefined
}

/** Reads what the workspace has of each step. @throws Problem */
export async function readAround(signal: AbortSignal): Promise<Around> {
  const [workspace, programs, accounts, links] = await Promise.all([
    call<Workspace>('/workspace', { signal }),
    readList<Program>('/programs', { signal }),
    readList<FundingAccount>('/funding-accounts', { signal }),
    readList<Link>('/links', { query: { pageSize: '1' }, signal }),
  ])
  const around = { workspace, program: programs[0], accounts, link: links[0] }
  const nothing = { group: undefined, rewards: [], discounts: [], hasPartners: false }
  return around.program
    ? { ...around, ...(await readProgram(around.program, signal)) }
    : { ...around, ...nothing }
}

async function readProgram({ id }: Program, signal: AbortSignal) {
  const all = await readAll<Group>('/groups', signal)
  const groups = all.filter(({ programId }) => programId === id)
  const group = groups.find(({ slug }) => slug === 'default') ?? groups[0]
  const of = { groupId: group?.id ?? '' }
  const [rewards, discounts, partners] = await Promise.all([
    readList<Reward>('/rewards', { query: of, signal }),
    readList<Discount>('/discounts', { query: of, signal }),
    readList<Partner>('/partners', { query: { programId: id, pageSize: '1' }, signal }),
  ])
  return { group, rewards, discounts, hasPartners: partners.length > 0 }
}
