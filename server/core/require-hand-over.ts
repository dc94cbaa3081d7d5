import { ApiError } from '../domain/errors.ts'
import type { Ctx } from './ctx.ts'

/**
 * Checks that the caller may be given a link that lets somebody else in: an owner, at the console, of a server
 * that sends no mail. Where mails go out, they alone carry such links, since they prove the address.
 * @throws ApiError `forbidden`, `conflict`
 */
export function requireHandOver({ deps, scope: { actor } }: Ctx): void {
  if (actor.type !== 'member' || actor.role !== 'owner') {
    throw new ApiError(
      'forbidden',
      'Only an owner who is signed in to the console can get this link.',
    )
  }
  if (!deps.mailer.sends) return
  throw new ApiError(
    'conflict',
    'This server can send email. Send the invitation by email instead.',
  )
}
