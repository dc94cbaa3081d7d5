import { describe, expect, test } from 'bun:test'
import { codesFromName } from './discount-code.ts'
import { normalizeCode } from './discount.ts'

const RANDOM = 'abcd12345678zzzz'

describe('codes drawn from a name', () => {
  test('begin with the nicest and end with one that nobody has', () => {
    expect(codesFromName('Grace Okoro', RANDOM)).toEqual([
      'GRACE',
      'GRACEOKORO',
      'GRACE-ABCD',
      'GRACE-12345678',
    ])
    expect(codesFromName('Zoë', RANDOM)).toEqual(['ZOE', 'ZOE-ABCD', 'ZOE-12345678'])
  })

  test('are FRIEND and a few letters for a name without any of theirs', () => {
    for (const name of ['', '李明', '…', 'Ö']) {
      expect(codesFromName(name, RANDOM)[0]).toBe('FRIEND-ABCD')
    }
  })

  test('are codes, whatever the name', () => {
    for (const name of ["O'Neill-Žižka  de la Cruz", 'x'.repeat(300), '\u0000\ud800ab', 'ﬀ ﬁ']) {
      for (const code of codesFromName(name, RANDOM)) expect(normalizeCode(code)).toBe(code)
    }
  })
})
