import { expect, test } from 'bun:test'
import { OPEN_PATHS } from './open-paths.ts'
import { ROUTES } from './routes.ts'

test('the session is asked for ahead on all pages but those that need none', () => {
  const open = Object.keys(ROUTES).filter((path) => ROUTES[path]!.open)
  expect(open).toEqual(OPEN_PATHS)
})
