import { beforeAll, describe, expect, test } from 'bun:test'
import { Conflict, NotFound } from 'dub/models/errors'
import type { Dub } from 'dub'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

describe('lists of links', () => {
  let own: TestWorkspace
  let client: Dub

  beforeAll(async () => {
    own = await createTestWorkspace(backend)
    client = dubClient(backend, own)
    for (let from = 0; from < 230; from += 46) {
      await client.links.createMany(
        Array.from({ length: 46 }, (_, i) => ({ url: `https://x.org/${from + i}` })),
      )
    }
  })

  test("are walked to the end by the client's own pages", async () => {
    const seen: string[] = []
    const pages: number[] = []
    for await (const { result } of await client.links.list({})) {
      pages.push(result.length)
      seen.push(...result.map((link) => link.id))
    }
    expect(pages).toEqual([100, 100, 30])
    expect(new Set(seen).size).toBe(230)
    expect(seen).toEqual(seen.toSorted().toReversed())
  })

  test('are walked by id in both directions', async () => {
    const { result: first } = await client.links.list({ pageSize: 10 })
    const { result: second } = await client.links.list({
      pageSize: 10,
      startingAfter: first.at(-1)!.id,
    })
    const { result: back } = await client.links.list({ pageSize: 10, endingBefore: second[0]!.id })
    expect(back).toEqual(first)
    expect(second[0]!.id < first.at(-1)!.id).toBe(true)
  })

  test('are filtered and counted alike', async () => {
    const tag = await client.tags.create({ name: 'Red, hot', color: 'red' })
    const folder = await client.folders.create({ name: 'F' })
    const link = await client.links.create({
      url: 'https://y.org/100%_needle',
      tagIds: tag.id,
      folderId: folder.id,
      tenantId: 't',
    })
    backend.clock.advance(1)
    const archived = await client.links.create({ url: 'https://y.org', archived: true })
    const filters = [
      { tagIds: [tag.id] },
      { tagIds: tag.id },
      { tagId: tag.id },
      { folderId: folder.id },
      { tenantId: 't' },
      { search: '100%_NEEDLE' },
      { search: link.shortLink },
      { withTags: true },
      { domain: own.domain, search: 'y.org' },
    ]
    for (const filter of filters) {
      const { result } = await client.links.list(filter)
      expect(result.map(({ id }) => id)).toEqual([link.id])
      expect(await client.links.count(filter)).toBe(1)
    }
    expect(await client.links.count({})).toBe(231)
    expect(await client.links.count({ showArchived: true })).toBe(232)
    expect(await client.links.count({ userId: 'anyone' })).toBe(0)
    const { result } = await client.links.list({ showArchived: true, search: 'y.org' })
    expect(result.map(({ id }) => id)).toEqual([archived.id, link.id])
  })
})

describe('domains', () => {
  test('are created, listed page by page, changed and deleted', async () => {
    const own = await createTestWorkspace(backend)
    const client = dubClient(backend, own)
    const domain = await client.domains.create({
      slug: 'Links.Shop.example',
      expiredUrl: 'https://shop.example/over',
      notFoundUrl: 'https://shop.example/404',
      placeholder: 'https://shop.example',
    })
    expect(domain).toMatchObject({ slug: 'links.shop.example', primary: false, archived: false })
    const pages: string[][] = []
    for await (const { result } of await client.domains.list({ pageSize: 1 })) {
      pages.push(result.map(({ slug }) => slug))
    }
    expect(pages.flat()).toEqual([own.domain, 'links.shop.example'])
    const changed = await client.domains.update('links.shop.example', {
      slug: 'l.shop.example',
      notFoundUrl: null,
    })
    expect(changed).toMatchObject({ id: domain.id, slug: 'l.shop.example', notFoundUrl: null })
    await client.domains.update('l.shop.example', { archived: true })
    expect((await client.domains.list({})).result).toHaveLength(1)
    expect((await client.domains.list({ archived: true, search: 'l.shop' })).result).toHaveLength(1)
    expect(await client.domains.delete('l.shop.example')).toEqual({ slug: 'l.shop.example' })
    await expect(client.domains.delete('l.shop.example')).rejects.toBeInstanceOf(NotFound)
  })
})

describe('tags', () => {
  test('are created, listed, changed and deleted', async () => {
    const client = dubClient(backend, await createTestWorkspace(backend))
    const a = await client.tags.create({ name: 'a', color: 'red' })
    backend.clock.advance(1)
    const b = await client.tags.create({ tag: 'b' })
    expect(await client.tags.list({})).toEqual([a, b])
    expect(await client.tags.list({ sortBy: 'createdAt', sortOrder: 'desc' })).toEqual([b, a])
    expect(await client.tags.list({ ids: [b.id] })).toEqual([b])
    expect(await client.tags.list({ ids: [a.id, b.id], pageSize: 1, page: 2 })).toEqual([b])
    expect(await client.tags.list({ search: 'B' })).toEqual([b])
    expect(await client.tags.update(a.id, { name: 'c' })).toEqual({ ...a, name: 'c' })
    expect(await client.tags.update(a.id, { color: 'pink' })).toMatchObject({ color: 'pink' })
    await expect(client.tags.create({ name: 'C' })).rejects.toBeInstanceOf(Conflict)
    expect(await client.tags.delete(a.id)).toEqual({ id: a.id })
    await expect(client.tags.delete(a.id)).rejects.toBeInstanceOf(NotFound)
  })
})

describe('folders', () => {
  test('are created, listed, changed and deleted', async () => {
    const client = dubClient(backend, await createTestWorkspace(backend))
    const folder = await client.folders.create({ name: 'A', description: 'All' })
    expect(folder).toMatchObject({ name: 'A', description: 'All', type: 'default' })
    expect(await client.folders.list({})).toEqual([folder])
    expect(await client.folders.list({ search: 'none' })).toEqual([])
    expect(await client.folders.update(folder.id, { name: 'B' })).toMatchObject({
      name: 'B',
      description: 'All',
    })
    await expect(client.folders.create({ name: 'B' })).rejects.toBeInstanceOf(Conflict)
    expect(await client.folders.delete(folder.id)).toEqual({ id: folder.id })
    await expect(client.folders.update(folder.id, {})).rejects.toBeInstanceOf(NotFound)
  })
})

describe('QR codes', () => {
  test('are pictures', async () => {
    const dub = dubClient(backend, await createTestWorkspace(backend))
    const png = await dub.qrCodes.get({ url: 'https://x.org', size: 300, level: 'H', margin: 4 })
    expect(png.slice(1, 4)).toBe('PNG')
  })
})
