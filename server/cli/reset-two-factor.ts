import { findPersonByEmail } from '../db/find-person.ts'
import { parseEmail } from '../domain/email.ts'
import { ApiError } from '../domain/errors.ts'
import { clearTwoFactor } from '../modules/platform/people/two-factor.ts'
import type { BackendCommand } from './command.ts'

export const resetTwoFactor: BackendCommand = {
  words: 'member reset-two-factor',
  summary:
    'Turn off two-factor authentication for a member who lost the app and the recovery codes',
  argument: 'email',
  flags: {},
  async run(deps, { argument }) {
    const email = parseEmail(argument)
    const person = await findPersonByEmail(deps.db, email)
    if (!person) throw new ApiError('not_found', `No member has the email ${email}.`)
    await clearTwoFactor(deps, person.id, { actor: { type: 'system', name: 'cli' } })
    return { text: `${email} can now sign in without a code.`, json: { id: person.id, email } }
  },
}
