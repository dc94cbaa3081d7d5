import { expect, test } from 'bun:test'
import { isPartnerRoute, isPublicRoute, pathOf } from './public-routes.ts'

test('a public route is one of the list, whole', () => {
  const known = ['/api/track/click', '/api/track/a/b', '/api/programs/prog_1/landing']
  for (const path of [...known, '/api/partners/apply', '/api/partners/apply/', '/api/embed/view'])
    expect([path, isPublicRoute(path)]).toEqual([path, true])
  const others = [
    '/api/links',
    '/api/track/',
    '/api/programs/a/b/landing',
    '/api/programs//landing',
  ]
  for (const path of [...others, '/x/api/partners/apply', '/api/partners/apply/x', '/track/click'])
    expect([path, isPublicRoute(path)]).toEqual([path, false])
})

test('a public route answers partners, unless the script calls it', () => {
  expect(isPartnerRoute('/api/embed/view')).toBe(true)
  expect(isPartnerRoute('/api/track/click')).toBe(false)
  expect(isPartnerRoute('/api/links')).toBe(false)
})

test('a path ends where the query or the fragment begins', () => {
  expect(pathOf('https://svc.test/api/links?url=https://a.test/b')).toBe('/api/links')
  expect(pathOf('http://svc.test:3000/a#b?c')).toBe('/a')
  expect(pathOf('http://a.b/')).toBe('/')
})
