import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { childrenOf, element, parseXml, text, textAt } from './xml.ts'

test('what is written as text is read as that text', () => {
  const words = fc.string({ unit: 'grapheme' }).map((word) => word.replace(/\p{Cc}/gu, '').trim())
  fc.assert(
    fc.property(words, words, (value, attribute) => {
      const root = parseXml(element('A', text('B', value, { c: attribute }), text('B', 'second')))
      expect(textAt(root, 'B')).toBe(value)
      expect(childrenOf(root, 'B')).toHaveLength(2)
      expect(childrenOf(root, 'B')[0]?.getAttribute('c')).toBe(attribute)
    }),
    { examples: [['one\u2028two\u2029three', 'one\u2028two\u2029three']] },
  )
})

test('of line ends only those of XML 1.0 are made one', () => {
  const read = (written: string) => textAt(parseXml(`<A><B>${written}</B></A>`), 'B')
  expect(read('a\u2028b\u2029c')).toBe('a\u2028b\u2029c')
  expect(read('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
})

test('a name that is not there reads as empty', () => {
  expect(textAt(parseXml('<A><B/></A>'), 'B', 'C')).toBe('')
})

test('a document of very many tags is refused before it is parsed, siblings and nested ones alike', () => {
  const few = 30_000 - 1
  expect(parseXml(`<A>${'<B/>'.repeat(few)}</A>`).childNodes).toHaveLength(few)
  for (const hostile of [`<A>${'<B/>'.repeat(60_000)}</A>`, '<A>'.repeat(330_000)]) {
    expect(() => parseXml(hostile)).toThrow('more than 60000 tags')
  }
})
