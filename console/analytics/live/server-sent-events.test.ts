import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { MessageReader } from './server-sent-events.ts'

const TEXT =
  'retry: 2000\n: open\n\n:\n\nid: 1\nevent: click\ndata: {"a":1}\n\nevent: gap\ndata: x\ndata: y\n\n'
const MESSAGES = [
  { id: '1', event: 'click', data: '{"a":1}' },
  { id: '', event: 'gap', data: 'x\ny' },
]

test('a stream is the same messages however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (lengths) => {
      const reader = new MessageReader()
      const found = []
      let rest = TEXT
      for (const length of [...lengths, TEXT.length]) {
        found.push(...reader.read(rest.slice(0, length)))
        rest = rest.slice(length)
      }
      expect(found).toEqual(MESSAGES)
    }),
  )
})

test('a message is told when it is whole, and not before', () => {
  const reader = new MessageReader()
  expect(reader.read('data: a')).toEqual([])
  expect(reader.read('\n')).toEqual([])
  expect(reader.read('\ndata: b\n\n')).toEqual([
    { id: '', event: 'message', data: 'a' },
    { id: '', event: 'message', data: 'b' },
  ])
})
