import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import { KEY_SCOPES, mayGrant, parseGrants, permits, SCOPE_PRESETS } from './scopes.ts'

const writes = KEY_SCOPES.filter((scope) => scope.endsWith('.write'))

describe('scopes', () => {
  test('let "all" do everything and "read" nothing that changes something', () => {
    for (const scope of KEY_SCOPES) {
      expect(permits(['all'], scope)).toBe(true)
      expect(permits(['read'], scope)).toBe(scope.endsWith('.read'))
      expect(permits([], scope)).toBe(false)
    }
  })

  test('never let a key that can only read record a conversion', () => {
    const reads = KEY_SCOPES.filter((scope) => scope.endsWith('.read'))
    expect(permits([...reads, 'read'], 'conversions.write')).toBe(false)
  })

  test('include reading in writing, never the other way round, and never across nouns', () => {
    expect(permits(['links.write'], 'links.read')).toBe(true)
    expect(permits(['links.read'], 'links.write')).toBe(false)
    expect(permits(['links.write'], 'customers.read')).toBe(false)
    for (const write of writes) {
      const allowed = KEY_SCOPES.filter((scope) => permits([write], scope))
      expect(allowed.every((scope) => scope.split('.')[0] === write.split('.')[0])).toBe(true)
    }
  })

  test('give nothing for grants that do not exist', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.constantFrom(...KEY_SCOPES), (words, needed) => {
        const unknown = words.filter((word) => !['all', 'read', ...KEY_SCOPES].includes(word))
        expect(permits(unknown, needed)).toBe(false)
      }),
    )
  })

  test('cannot be handed out beyond what one holds', () => {
    expect(mayGrant(['all'], 'all')).toBe(true)
    expect(mayGrant(KEY_SCOPES, 'all')).toBe(false)
    expect(mayGrant(['workspace.write'], 'read')).toBe(false)
    expect(mayGrant(['read'], 'read')).toBe(true)
    expect(mayGrant(['links.write'], 'links.read')).toBe(true)
    for (const grant of [...SCOPE_PRESETS, ...KEY_SCOPES]) {
      const gained = KEY_SCOPES.filter((scope) => permits([grant], scope))
      for (const held of [...SCOPE_PRESETS, ...KEY_SCOPES]) {
        if (mayGrant([held], grant)) {
          expect(gained.every((scope) => permits([held], scope))).toBe(true)
        }
      }
    }
  })

  test('are accepted once each, in the order of the catalogue', () => {
    expect(parseGrants(['links.write', 'links.read', 'links.write'])).toEqual([
      'links.read',
      'links.write',
    ])
  })

  test('are refused with 422 when unknown, with a suggestion for a slip', () => {
    expect(() => parseGrants([])).toThrow(ApiError)
    expect(() => parseGrants(['admin'])).toThrow(/There is no scope "admin": use some of all, read/)
    expect(() => parseGrants([])).toThrow('Name at least one scope, or "all" or "read".')
    expect(() => parseGrants(['x'.repeat(51)])).toThrow(
      `There is no scope "${'x'.repeat(50)}": use some of`,
    )
    try {
      parseGrants(['all', 'admin'])
      expect.unreachable()
    } catch (error) {
      expect((error as ApiError).issues!.map(({ path }) => path)).toEqual(['scopes'])
    }
    try {
      parseGrants([])
      expect.unreachable()
    } catch (error) {
      expect((error as ApiError).issues!.map(({ path }) => path)).toEqual(['scopes'])
    }
    expect(() => parseGrants(['link.read'])).toThrow(/did you mean "links.read"\?/)
  })
})
