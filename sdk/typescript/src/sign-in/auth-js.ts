import { readClickId, type CookieSource } from '../core/cookie.ts'
import type { Svc } from '../svc.ts'
import { tryToReport, type NewUser, type SignUpOptions } from './report-sign-up.ts'

export interface AuthJsOptions extends SignUpOptions {
  /** Where the request's cookies are, since Auth.js does not say. Next: `cookies` of `next/headers`. */
  cookies: () => CookieSource | Promise<CookieSource>
}

/** Events for Auth.js: `NextAuth({ events: authJsEvents(svc, { cookies }) })`. It needs an adapter. */
export function authJsEvents(svc: Svc, { cookies, ...options }: AuthJsOptions) {
  return {
    async createUser({ user }: { user: Partial<NewUser> }): Promise<void> {
      const { id } = user
      if (!id) return
      let clickId: string | null = null
      try {
        clickId = readClickId(await cookies())
      } catch (error) {
        options.onError?.(error)
      }
      await tryToReport(svc, { ...user, id }, { ...options, clickId })
    },
  }
}
