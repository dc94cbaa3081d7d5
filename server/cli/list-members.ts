import { MAX_PAGE_SIZE } from '../core/paging.ts'
import { listMembers as list } from '../modules/platform/members/list-members.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const listMembers: BackendCommand = {
  words: 'member list',
  summary: 'List the members of a workspace with their roles',
  flags: {
    workspace: WORKSPACE_FLAG,
    page: { describe: `${MAX_PAGE_SIZE} members per page; default: 1`, value: 'page' },
  },
  async run(deps, { flags }) {
    const ctx = await operatorCtx(deps, flags.workspace)
    const members = await list(ctx, { page: Math.max(1, Math.trunc(Number(flags.page)) || 1) })
    const lines = members.map(({ email, role, name }) => `${role.padEnd(8)}${email}   ${name}`)
    return { text: lines.join('\n') || 'No members yet.', json: { members } }
  },
}
