import { beforeEach, expect, test } from 'bun:test'
import { prepareRouteCalls } from '../kit/route-calls.ts'
import { look, says, type Route } from '../kit/routes.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({ config: { rateLimitPerMinute: 60_000, trustProxy: true } })
const kit = await prepareRouteCalls(backend)

// What the rate limiters have counted is forgotten.
beforeEach(() => backend.clock.advance(60_000))

/** A page asks which click it came from, and hears of none. */
const HEARS_NOTHING = 'GET /api/track/click/:id'

const isAboutOne = ({ name, method, path }: Route) =>
  /^\/api\/.*\/:(id|slug)\b/.test(path) && method !== 'OPTIONS' && name !== HEARS_NOTHING

test('a route about one thing answers 404 when there is no such thing', async () => {
  const found = await look(isAboutOne, async (route) => {
    return (await kit.call(route, await kit.credentials(route))).status
  })
  expect(found).toEqual(says(isAboutOne, () => 404))
})
