import { findPersonByEmail } from '../db/find-person.ts'
import { parseEmail } from '../domain/email.ts'
import { ApiError } from '../domain/errors.ts'
import { removeMember as remove } from '../modules/platform/members/remove-member.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const removeMember: BackendCommand = {
  words: 'member remove',
  summary: 'Remove a member immediately on all servers',
  argument: 'email',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace)
    const email = parseEmail(argument)
    const person = await findPersonByEmail(deps.db, email)
    if (!person) throw new ApiError('not_found', `No member has the email ${email}.`)
    const json = await remove(ctx, { id: person.id })
    const access = json.access.map(
      ({ type, id, name, mode, outcome }) => `${outcome}: ${type} ${id} (${mode}) ${name}`,
    )
    return { text: [`${email} is no longer a member.`, ...access].join('\n'), json }
  },
}
