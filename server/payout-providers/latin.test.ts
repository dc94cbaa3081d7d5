import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { toLatin } from './latin.ts'

describe('toLatin', () => {
  test.each([
    ['Jürgen Groß', 'Juergen Gross'],
    ['ÄRZTE', 'AeRZTE'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Øystein Ærø', 'Oeystein Aeroe'],
    ['José Ñandú', 'Jose Nandu'],
    ['İpek Işık', 'Ipek Isik'],
    ['Ελένη Παπαδοπούλου', 'Eleni Papadopoulou'],
    ['Георги Щърбев', 'Georgi Shtarbev'],
    ['Александр Чайковский', 'Aleksandr Chaykovskiy'],
    ['“Grace” — O’Hara', '"Grace" - O\'Hara'],
    ['a\r\n\tb\u0000c', 'a b c'],
    ['🎉 Party 王', 'Party'],
    ['ﬁnance ①', 'finance 1'],
    ['王小明', ''],
  ])('writes %p as %p', (text, latin) => {
    expect(toLatin(text)).toBe(latin)
  })

  test('answers printable ASCII for any text, and the same when asked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const latin = toLatin(text)
        expect(latin).toMatch(/^[\x20-\x7e]*$/)
        expect(toLatin(latin)).toBe(latin)
      }),
    )
  })
})
