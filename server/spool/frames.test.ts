import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { encodeFrame, MAX_RECORD_BYTES, readFrames } from './frames.ts'

const record = fc.uint8Array({ minLength: 1, maxLength: 60 })
const records = fc.array(record, { minLength: 1, maxLength: 6 })

const framed = (list: readonly Uint8Array[]) => Buffer.concat(list.map(encodeFrame))
const read = (bytes: Buffer) => readFrames(bytes).records.map((one) => [...one])
const plain = (list: readonly Uint8Array[]) => list.map((one) => [...one])

describe('frames', () => {
  test('give back every record', () => {
    fc.assert(fc.property(records, (list) => expect(read(framed(list))).toEqual(plain(list))))
  })

  test('of a file torn at any byte of its last record give back all records before it', () => {
    fc.assert(
      fc.property(records, (list) => {
        const whole = framed(list)
        const before = list.slice(0, -1)
        const start = framed(before).length
        for (let cut = start; cut < whole.length; cut++) {
          const { records, end } = readFrames(whole.subarray(0, cut))
          expect(plain(records)).toEqual(plain(before))
          expect(end).toBe(start)
        }
      }),
    )
  })

  test('end where a byte was changed, wherever it is', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.integer({ min: 1, max: 255 }), (list, at, by) => {
        const bytes = framed(list)
        const changed = at % bytes.length
        bytes[changed]! ^= by
        const intact = list.filter((_, i) => framed(list.slice(0, i + 1)).length <= changed)
        expect(read(bytes)).toEqual(plain(intact))
      }),
    )
  })

  test('of zeros, which a file may end in after a power cut, are none', () => {
    const one = encodeFrame(Buffer.from('one'))
    expect(read(Buffer.concat([one, Buffer.alloc(5_000)]))).toEqual(plain([Buffer.from('one')]))
  })

  test('hold no empty and no huge record', () => {
    expect(() => encodeFrame(new Uint8Array())).toThrow(RangeError)
    expect(() => encodeFrame(new Uint8Array(MAX_RECORD_BYTES + 1))).toThrow(RangeError)
  })
})
