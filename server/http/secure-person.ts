import { Elysia } from 'elysia'
import { identifyPerson } from '../core/authenticate-person.ts'
import type { PersonSession } from '../db/find-person.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../domain/address.ts'
import { clientIp } from './client-ip.ts'
import { admit } from './rate-limit.ts'
import { noteLocale } from './request-locale.ts'
import { authenticatesBy } from './route-hooks.ts'

const sessions = new WeakMap<Request, PersonSession>()

/** Adds the route option `asPerson: true`: the handler gets who is signed in, as `person`. */
export function securePerson(deps: Deps) {
  return new Elysia({ name: 'secure-person' }).macro({
    asPerson: (_: true) => ({
      detail: { security: [{ memberSession: [] }] },
      ...authenticatesBy(async ({ request, server, set }) => {
        set.headers['cache-control'] = 'private, no-store'
        const session = await identifyPerson(deps, request).catch((error: unknown) => {
          const address = addressBlock(clientIp(deps.config, request, server))
          admit(deps.limits.strangers.take(address), set.headers)
          throw error
        })
        admit(deps.limits.people.take(session.personId), set.headers)
        noteLocale(request, set.headers)
        sessions.set(request, session)
      }),
      resolve: ({ request }) => ({ person: sessions.get(request)! }),
    }),
  })
}
