import { readClickId } from '../core/cookie.ts'
import type { Svc } from '../svc.ts'
import { tryToReport, type NewUser, type SignUpOptions } from './report-sign-up.ts'

/** What Better Auth hands to a database hook, as far as it is read. Null: a user was made by no request. */
type HookContext = { headers?: Headers | undefined; request?: Request | undefined } | null

/** Database hooks for Better Auth: `betterAuth({ databaseHooks: betterAuthHooks(svc) })`. */
export function betterAuthHooks(svc: Svc, options: SignUpOptions = {}) {
  return {
    user: {
      create: {
        async after(user: NewUser, context: HookContext): Promise<void> {
          const headers = context?.headers ?? context?.request?.headers
          const clickId = headers ? readClickId({ headers }) : null
          await tryToReport(svc, user, { ...options, clickId })
        },
      },
    },
  }
}
