import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { isRole, mayAssign, ROLES, scopesOf } from './roles.ts'
import { KEY_SCOPES, mayGrant, permits, SCOPE_PRESETS } from './scopes.ts'

const role = fc.constantFrom(...ROLES)
const scope = fc.constantFrom(...KEY_SCOPES)
const allowed = (name: (typeof ROLES)[number]) =>
  KEY_SCOPES.filter((needed) => permits(scopesOf(name), needed))

describe('roles', () => {
  test('let an owner do everything, an admin everything that has a scope, others less', () => {
    expect(allowed('owner')).toEqual([...KEY_SCOPES])
    expect(allowed('admin')).toEqual([...KEY_SCOPES])
    for (const less of ['member', 'viewer', 'billing'] as const) {
      expect(allowed(less).length).toBeLessThan(KEY_SCOPES.length)
    }
  })

  test('let nobody read what they may write and nothing more', () => {
    fc.assert(
      fc.property(role, scope, (name, needed) => {
        const read = KEY_SCOPES.find((other) => other === needed.replace('.write', '.read'))
        if (read && permits(scopesOf(name), needed))
          expect(permits(scopesOf(name), read)).toBe(true)
      }),
    )
  })

  test('let a viewer change nothing, and pay only who has to do with money', () => {
    expect(allowed('viewer').filter((one) => one.endsWith('.write'))).toEqual([])
    const payers = ROLES.filter((name) => permits(scopesOf(name), 'payouts.write'))
    expect(payers).toEqual(['owner', 'admin', 'billing'])
  })

  test('let nobody but an owner grant everything, which would make owners', () => {
    fc.assert(
      fc.property(role, (name) => {
        expect(mayGrant(scopesOf(name), 'all')).toBe(name === 'owner')
        for (const preset of SCOPE_PRESETS) {
          if (mayGrant(scopesOf(name), preset)) expect(name).toBe('owner')
        }
      }),
    )
  })

  test('let only owners make or unmake an owner', () => {
    const change = fc.record({ from: role, to: role }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.boolean(), role, change, (isOwner, by, { from, to }) => {
        const isAbout = from === 'owner' || to === 'owner'
        if (isOwner) expect(mayAssign({ isOwner, scopes: [] }, { from, to })).toBe(true)
        else if (isAbout)
          expect(mayAssign({ isOwner, scopes: scopesOf(by) }, { from, to })).toBe(false)
      }),
    )
  })

  test('let nobody give a role that may do more than they, but take any', () => {
    fc.assert(
      fc.property(fc.subarray([...KEY_SCOPES]), role, (scopes, to) => {
        const mayGive = mayAssign({ isOwner: false, scopes }, { to })
        const isWithin = to !== 'owner' && allowed(to).every((scope) => permits(scopes, scope))
        expect(mayGive).toBe(isWithin)
        expect(mayAssign({ isOwner: false, scopes }, { from: to })).toBe(to !== 'owner')
      }),
    )
    for (const to of ROLES.filter((name) => name !== 'owner')) {
      expect(mayAssign({ isOwner: false, scopes: scopesOf('admin') }, { to })).toBe(true)
    }
  })

  test('have names that nothing else has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => isRole(text) === ROLES.some((one) => one === text)),
    )
  })
})
