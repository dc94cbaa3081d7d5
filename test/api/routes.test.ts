import { beforeEach, describe, expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { EMBED_SCOPES } from '../../server/domain/embed.ts'
import { normalizeKey } from '../../server/domain/link.ts'
import { isReservedPath } from '../../server/domain/reserved-paths.ts'
import { KEY_SCOPES } from '../../server/domain/scopes.ts'
import { consoleRoutes } from '../../server/http/console-routes.ts'
import { scriptRoutes } from '../../server/http/script-routes.ts'
import { portalAssets } from '../../server/http/portal-assets.ts'
import { tagManagerRoutes } from '../../server/http/tag-manager-routes.ts'
import { widgetRoutes } from '../../server/http/widget-routes.ts'
import { testBackend } from '../kit/test-backend.ts'
import { PAGE } from '../kit/embed.ts'
import { bearer, prepareRouteCalls, type RouteAnswer } from '../kit/route-calls.ts'
import { look, ROUTES, says, type Route } from '../kit/routes.ts'

const backend = await testBackend({ config: { rateLimitPerMinute: 60_000, trustProxy: true } })
const kit = await prepareRouteCalls(backend)

// What the rate limiters have counted is forgotten.
beforeEach(() => backend.clock.advance(60_000))

const isScope = ({ caller }: Route) => (KEY_SCOPES as readonly string[]).includes(caller)
const isEmbed = ({ caller }: Route) => caller.startsWith('embed:')
const by = (caller: string) => (route: Route) => route.caller === caller

const said = ({ status, message }: RouteAnswer) => `${status} ${message}`

test('the table has every route of the application, and no other', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replace(/(.)\/$/, '$1')}`
  const portalScripts = portalAssets().routes.filter(({ path }) => path.endsWith('.js'))
  const assets = new Set(
    [
      ...scriptRoutes().routes,
      ...widgetRoutes().routes,
      ...consoleRoutes().routes,
      ...portalScripts,
      ...tagManagerRoutes('http://localhost').routes,
    ].map(nameOf),
  )
  const all = createApp(backend.deps).routes.map(nameOf)
  const running = [...new Set(all)].filter((name) => !assets.has(name))
  expect(ROUTES.map((route) => route.name).sort()).toEqual(running.sort())
})

test('no short link can have the path of a route', () => {
  const paths = createApp(backend.deps)
    .routes.map(({ path }) => path.replace(/:\w+/g, 'some').replace('*', 'some').slice(1))
    .filter((path) => path !== 'some')
  expect(paths).toContain('docs/some')
  expect(paths.filter((path) => !isReservedPath(path.toLowerCase()))).toEqual([])
  for (const path of paths) expect(() => normalizeKey(path)).toThrow()
})

describe('a route for secret keys', () => {
  test('refuses who has none, and counts the attempt', async () => {
    const found = await look(isScope, async (route) => {
      const answer = await kit.call(route)
      return [answer.status, kit.counted('strangers', answer.address)]
    })
    expect(found).toEqual(says(isScope, () => [401, 1]))
  })

  test('refuses a publishable key', async () => {
    const headers = bearer(kit.workspace.publishableKey)
    const found = await look(isScope, async (route) => (await kit.call(route, headers)).status)
    expect(found).toEqual(says(isScope, () => 403))
  })

  test('refuses a key that may do everything else, and names what it lacks', async () => {
    const keys = new Map<string, string>()
    for (const scope of KEY_SCOPES) {
      const containing = [scope, scope.replace('.read', '.write')]
      keys.set(scope, await kit.keyWith(KEY_SCOPES.filter((other) => !containing.includes(other))))
    }
    const found = await look(isScope, async (route) =>
      said(await kit.call(route, bearer(keys.get(route.caller)!))),
    )
    expect(found).toEqual(
      says(
        isScope,
        ({ caller }) => `403 The key lacks the scope ${caller}. Create a key that has it.`,
      ),
    )
  })

  test('lets a key in that may do nothing else', async () => {
    const keys = new Map<string, string>()
    for (const scope of KEY_SCOPES) keys.set(scope, await kit.keyWith([scope]))
    const found = await look(isScope, async (route) =>
      isLetIn(await kit.call(route, bearer(keys.get(route.caller)!))),
    )
    expect(found).toEqual(says(isScope, () => true))
  })
})

/** A webhook asks for the scopes of its events as well, once the route has let the key in. */
const isLetIn = ({ status, message }: RouteAnswer) =>
  status !== 401 &&
  (!/lacks the scope|needs a secret key/.test(message) || message.startsWith('These events'))

describe('a route for dashboards', () => {
  test('refuses who has no session, and counts the attempt', async () => {
    const found = await look(isEmbed, async (route) => {
      const answer = await kit.call(route, { origin: PAGE })
      return [answer.status, kit.counted('strangers', answer.address)]
    })
    expect(found).toEqual(says(isEmbed, () => [401, 1]))
  })

  test('asks for the scope that changes something', async () => {
    const scopes: readonly string[] = EMBED_SCOPES
    const changes = (route: Route) =>
      isEmbed(route) &&
      scopes.includes(route.caller.slice('embed:'.length)) &&
      route.caller !== 'embed:read'
    const found = await look(changes, async (route) => {
      const others = scopes.filter((scope) => `embed:${scope}` !== route.caller)
      const headers = { ...bearer(await kit.sessionWith(others)), origin: PAGE }
      return (await kit.call(route, headers)).message.match(/lacks the scope (\S+)\./)?.[1]
    })
    expect(found).toEqual(says(changes, ({ caller }) => caller.slice('embed:'.length)))
  })

  // Each level opens what the one before it opens.
  const LEVELS = {
    banned: ['embed:standing'],
    pending: ['embed:standing', 'embed:status'],
    invited: ['embed:standing', 'embed:status', 'embed:read', 'embed:invitation.accept'],
    approved: [...new Set(ROUTES.filter(isEmbed).map((route) => route.caller))],
  }

  test.each(Object.entries(LEVELS))(
    'shows to who is %s what they may see',
    async (status, open) => {
      const { sql } = backend.deps.db
      const found = await look(isEmbed, async (route) => {
        // Each time: a route may have accepted the invitation.
        await sql`update enrollments set status = ${status} where id = ${kit.enrollmentId}`
        const answer = await kit.call(route, await kit.credentials(route))
        return answer.status !== 401 && answer.status !== 403
      })
      await sql`update enrollments set status = 'approved' where id = ${kit.enrollmentId}`
      expect(found).toEqual(says(isEmbed, ({ caller }) => open.includes(caller)))
    },
  )
})

test('a route for partners asks for their session, and counts who has none', async () => {
  const found = await look(by('partner'), async (route) => {
    const refused = await kit.call(route, { origin: PAGE })
    const { status } = await kit.call(route, await kit.credentials(route))
    return [
      refused.status,
      kit.counted('strangers', refused.address),
      status !== 401 && status !== 403,
    ]
  })
  expect(found).toEqual(says(by('partner'), () => [401, 1, true]))
})

test('a route for any secret key asks for one, and counts who has none', async () => {
  const found = await look(by('key'), async (route) => {
    const refused = await kit.call(route)
    const page = await kit.call(route, bearer(kit.workspace.publishableKey))
    const { status } = await kit.call(route, bearer(await kit.keyWith(['links.read'])))
    return [refused.status, kit.counted('strangers', refused.address), page.status, status]
  })
  // Accepted, it has nothing to say to a body without a message.
  expect(found).toEqual(says(by('key'), () => [401, 1, 403, 406]))
})

test('a route for people asks for their session, on a page of this server, and counts who has none', async () => {
  const found = await look(by('person'), async (route) => {
    const own = await kit.credentials(route)
    const refused = await kit.call(route, { ...own, cookie: 'svc-session=svc_ss_unknown' })
    const foreign = await kit.call(route, { ...own, origin: PAGE })
    const { status, message } = await kit.call(route, own)
    const isCounted = kit.counted('strangers', refused.address)
    const isLetIn = status !== 403 && (status !== 401 || message.startsWith('The code is wrong'))
    return [refused.status, isCounted, foreign.status, isLetIn]
  })
  expect(found).toEqual(says(by('person'), () => [401, 1, 403, true]))
})

test('a route for pages asks for a publishable key and an allowed host', async () => {
  const found = await look(by('page'), async (route) => {
    const good = await kit.credentials(route)
    const answers = [
      await kit.call(route, { ...good, ...bearer('svc_pk_unknown') }),
      await kit.call(route, { ...good, ...bearer(kit.workspace.secretKey) }),
      await kit.call(route, { ...good, origin: 'https://other.test' }),
    ]
    const { status } = await kit.call(route, good)
    return [...answers.map((answer) => answer.status), status !== 401 && status !== 403]
  })
  expect(found).toEqual(says(by('page'), () => [401, 403, 403, true]))
})

test('a route of a shared report asks for the secret of its link', async () => {
  const found = await look(by('share'), async (route) => {
    const answers = [
      await kit.call(route),
      await kit.call(route, bearer(kit.workspace.secretKey)),
      await kit.call(route, bearer('svc_sh_unknown')),
      await kit.call(route, await kit.credentials(route)),
    ]
    return answers.map(({ status }) => status)
  })
  expect(found).toEqual(says(by('share'), () => [401, 401, 401, 200]))
})

test('a public route asks for nothing', async () => {
  const found = await look(by('public'), async (route) => {
    const { status, message } = await kit.call(route)
    return (
      (status !== 403 || message.includes('setup code')) &&
      (status !== 401 || /link|passkey|password|sign-in has expired/.test(message))
    )
  })
  expect(found).toEqual(says(by('public'), () => true))
})
