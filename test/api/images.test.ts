import { describe, expect, test } from 'bun:test'
import { MAX_IMAGE_BYTES } from '../../server/domain/image-type.ts'
import { testBackend } from '../kit/test-backend.ts'
import { pictureWith, PNG } from '../kit/picture.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const upload = (bytes: Uint8Array) =>
  workspace.api('POST', '/images', { data: Buffer.from(bytes).toString('base64') })
const read = (url: string) => backend.handle(new Request(url))

describe('a picture', () => {
  test('is read by anybody at its address, as nothing but a picture', async () => {
    const { status, body } = await upload(PNG)
    expect([status, body.contentType, body.size]).toEqual([201, 'image/png', PNG.length])
    const answer = await read(body.url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is stored once, however often it is uploaded', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => upload(pictureWith('again'))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  })

  test('does not say where it was taken', async () => {
    const place = Buffer.from('\0\0\0\x0dtEXtGPS 52.5 13.4....')
    const { body } = await upload(Buffer.concat([PNG.subarray(0, 33), place, PNG.subarray(33)]))
    const stored = Buffer.from(await (await read(body.url)).arrayBuffer())
    expect([stored.equals(PNG), body.size]).toEqual([true, PNG.length])
  })

  test('can be the logo of a program', async () => {
    const { body } = await upload(pictureWith('logo'))
    const program = { name: 'Friends', url: 'https://shop.test/', logo: body.url }
    expect((await workspace.api('POST', '/programs', program)).body.logo).toBe(body.url)
  })

  test('is gone once it is deleted, and its workspace alone may do that', async () => {
    const { body } = await upload(pictureWith('gone'))
    const other = await createTestWorkspace(backend)
    expect((await other.api('DELETE', `/images/${body.id}`)).status).toBe(404)
    expect((await other.api('GET', '/images')).body).toEqual([])
    expect((await read(body.url.replace(workspace.id, other.id))).status).toBe(404)
    expect((await workspace.api('DELETE', `/images/${body.id}`)).body).toEqual({ id: body.id })
    expect((await read(body.url)).status).toBe(404)
    const audit = await workspace.api('GET', '/audit?type=image&action=deleted')
    expect(audit.body).toMatchObject([{ resource: { id: body.id } }])
    expect(JSON.stringify(audit.body)).not.toContain('bytes')
  })
})

describe('what is isn’t a supported image', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    ],
    ['a document', Buffer.from('%PDF-1.7')],
  ])('is refused: %s', async (_name, bytes) => {
    const { status, body } = await upload(bytes)
    expect([status, body.error.message]).toEqual([
      422,
      expect.stringContaining('isn’t a supported image'),
    ])
  })

  test('is refused: a bomb of few bytes', async () => {
    const bomb = Buffer.from(PNG)
    bomb.writeUInt32BE(65_535, 16)
    const { status, body } = await upload(bomb)
    expect([status, body.error.message]).toEqual([422, expect.stringContaining('8000 pixels')])
  })

  test('is refused: too much of it, and no base64', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(MAX_IMAGE_BYTES - PNG.length + 1)])
    expect((await upload(large)).status).toBe(422)
    const most = Buffer.concat([PNG, Buffer.alloc(MAX_IMAGE_BYTES - PNG.length)])
    expect((await upload(most)).status).toBe(201)
    for (const data of ['', '!!!!', 'abc', '….']) {
      expect((await workspace.api('POST', '/images', { data })).status).toBe(422)
    }
  })
})

test('a workspace has so many pictures, and no more', async () => {
  const full = await createTestWorkspace(backend)
  await backend.deps.db.sql`
    insert into images (workspace_id, id, content_type, size, hash, bytes)
    select ${full.id}, 'img_' || n, 'image/png', 1, n::text, '\\x00' from generate_series(1, 500) n`
  const { status, body } = await full.api('POST', '/images', { data: PNG.toString('base64') })
  expect([status, body.error.code]).toEqual([403, 'exceeded_limit'])
})
