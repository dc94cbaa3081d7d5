import { expect, test } from 'bun:test'
import { LiveClient } from './live-client.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const open = () => {
  let left = 0
  const client = new LiveClient(
    async () => true,
    () => left++,
  )
  return { client, reader: client.response.body!.getReader(), left: () => left }
}
const text = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value)

test('what happens while the missed events are looked up comes after them', async () => {
  const { client, reader } = open()
  client.send(bytes('new'))
  client.open([bytes('missed')])
  expect([await text(reader), await text(reader), await text(reader)]).toEqual([
    'retry: 2000\n: open\n\n',
    'missed',
    'new',
  ])
})

test('a client that does not read is cut off, and no more is kept for it', async () => {
  const { client, reader, left } = open()
  client.open([])
  for (let i = 0; i < 20; i++) client.send(new Uint8Array(100_000))
  expect(left()).toBe(1)
  expect(reader.read()).rejects.toThrow('too slowly')
})

test('a client that goes leaves once', async () => {
  const { client, reader, left } = open()
  client.open([])
  await reader.cancel()
  client.end()
  client.send(bytes('nobody hears this'))
  expect(left()).toBe(1)
})
