import { describe, expect, test } from 'bun:test'
import { ROUTES, routeOf } from '../router/routes.ts'
import { findPlace } from './find-place.ts'
import { PAGES, SECTIONS } from './sections.ts'

test('every page of the navigation has a route', () => {
  const missing = PAGES.filter(({ path }) => !routeOf(path.split('?')[0] ?? ''))
  expect(missing).toEqual([])
})

test('every page that needs a session has a place in the navigation', () => {
  const lost = Object.entries(ROUTES).filter(([path, { open }]) => !open && !findPlace(path).page)
  expect(lost.map(([path]) => path)).toEqual([])
})

test('the bar of a phone has room for four entries and the menu', () => {
  expect(SECTIONS.filter(({ onPhone }) => onPhone).length).toBeLessThanOrEqual(4)
})

describe('the place', () => {
  const PLACES: Record<string, [page: string, section: string | undefined, isListed: boolean]> = {
    '/partners': ['/partners', 'common.partners', true],
    '/partners?status=invited&program=prog_1': [
      '/partners?status=invited',
      'common.partners',
      true,
    ],
    '/partners?status=banned': ['/partners', 'common.partners', true],
    '/partners/invite': ['/partners?status=invited', 'common.partners', false],
    '/partners/pn_1': ['/partners', 'common.partners', false],
    '/partners/view/pn_1': ['/partners', 'common.partners', false],
    '/fraud': ['/fraud', 'common.partners', true],
    '/groups/grp_1': ['/rewards', 'field.programId', false],
    '/settings/mails': ['/settings/mails', 'field.programId', true],
    '/payouts/drafts/dr_1': ['/payouts', 'field.lines', false],
    '/ledger/months': ['/ledger/months', 'field.lines', true],
    '/settings/webhooks/wh_1': ['/settings/webhooks', undefined, false],
    '/connect/shopify': ['/connections', undefined, false],
  }
  test.each(Object.entries(PLACES))('of %s', (address, [path, name, isListed]) => {
    const { pathname, search } = new URL(address, 'https://svc.test')
    const place = findPlace(pathname, search)
    expect(place.page?.path).toBe(path)
    expect(place.section?.name as string | undefined).toBe(name)
    expect(place.isInSettings).toBe(name === undefined)
    expect(place.isListed).toBe(isListed)
  })

  test('of an address that is no page is none', () => {
    expect(findPlace('/nowhere')).toEqual({
      page: undefined,
      section: undefined,
      isInSettings: false,
      isListed: false,
    })
  })
})
