import { invalid } from '../domain/errors.ts'
import { isRole, ROLES, type Role } from '../domain/roles.ts'
import { addMember as add } from '../modules/platform/members/add-member.ts'
import { writePersonToken } from '../modules/platform/people/person-token.ts'
import { consoleLink } from '../modules/platform/people/send-person-mail.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

const DAY_MS = 86_400_000

export const addMember: BackendCommand = {
  words: 'member add',
  summary: 'Add a member and print the link to choose a password',
  argument: 'email',
  flags: {
    workspace: WORKSPACE_FLAG,
    role: { describe: `${ROLES.join(', ')}; default: member`, value: 'role' },
    name: { describe: 'The member’s name; default: derived from the email address', value: 'name' },
  },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace)
    const role = parseRole(flags.role ?? 'member')
    const name = flags.name ?? argument.split('@')[0] ?? argument
    const { personId: id, email, isNew } = await add(ctx, { email: argument, name, role })
    const known = {
      text: `${email} now has the role ${role} and signs in as before.`,
      json: { id, email, role },
    }
    if (!isNew) return known
    const wanted = { purpose: 'reset', person: { id, email }, lifeMs: DAY_MS } as const
    const { token } = await writePersonToken(deps, wanted)
    const url = consoleLink(deps, 'reset', { token, language: null })
    return {
      text: `${email} now has the role ${role}. They can set a password within a day:\n\n  ${url}\n\nThe link works once. Share it only with this person.`,
      json: { ...known.json, url },
    }
  },
}

function parseRole(text: string): Role {
  if (isRole(text)) return text
  throw invalid('role', `Unknown role "${text}". Use one of ${ROLES.join(', ')}.`)
}
