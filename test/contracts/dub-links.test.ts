import { describe, expect, test } from 'bun:test'
import { Conflict, Forbidden, NotFound, Unauthorized, UnprocessableEntity } from 'dub/models/errors'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

/*
 * The published client refuses to send what it thinks wrong and to answer what lacks a key, so every
 * call that returns here has passed its validation in both directions.
 */

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const dub = dubClient(backend, workspace)

describe('links', () => {
  test('are created with every field the client knows', async () => {
    const tag = await dub.tags.create({ name: 'Spring', color: 'green' })
    const folder = await dub.folders.create({ name: 'Campaigns' })
    const link = await dub.links.create({
      url: 'https://shop.example/a?b=1',
      domain: workspace.domain,
      key: 'spring/Sale',
      externalId: 'order-1',
      tenantId: 'tenant-1',
      trackConversion: true,
      archived: false,
      tagIds: [tag.id],
      folderId: folder.id,
      comments: 'Mine',
      expiresAt: '2031-05-01T12:00:00Z',
      expiredUrl: 'https://shop.example/over',
      password: 'open sesame',
      proxy: true,
      title: 'Sale',
      description: 'All of it',
      image: 'https://shop.example/a.png',
      video: 'https://shop.example/a.mp4',
      rewrite: false,
      ios: 'itms-apps://apps.apple.com/app/id1',
      android: 'market://details?id=example',
      geo: { DE: 'https://shop.example/de' },
      doIndex: true,
      utmSource: 'news letter',
      utmMedium: 'email',
      utmCampaign: 'spring',
      utmTerm: 'sale',
      utmContent: 'top',
      ref: 'friend',
      testVariants: [
        { url: 'https://shop.example/a', percentage: 60 },
        { url: 'https://shop.example/b', percentage: 40 },
      ],
      testCompletedAt: '2031-01-01T00:00:00Z',
      publicStats: true,
      webhookIds: [],
    })
    expect(link).toMatchObject({
      domain: workspace.domain,
      key: 'spring/Sale',
      shortLink: `https://${workspace.domain}/spring/Sale`,
      url: 'https://shop.example/a?b=1&utm_source=news%20letter&utm_medium=email&utm_campaign=spring&utm_term=sale&utm_content=top&ref=friend',
      externalId: 'order-1',
      tenantId: 'tenant-1',
      trackConversion: true,
      tags: [{ id: tag.id, name: 'Spring', color: 'green' }],
      tagId: tag.id,
      folderId: folder.id,
      password: '********',
      expiresAt: '2031-05-01T12:00:00.000Z',
      geo: { DE: 'https://shop.example/de' },
      utmSource: 'news letter',
      utmContent: 'top',
      testStartedAt: new Date(backend.clock.now()).toISOString(),
      workspaceId: workspace.id,
      projectId: workspace.id,
      userId: null,
      webhookIds: [],
      saleAmount: 0,
    })
    expect(link.qrCode).toBe(
      `http://localhost:3000/api/qr?url=${encodeURIComponent(`${link.shortLink}?qr=1`)}`,
    )
  })

  test('are found by id, external id and address', async () => {
    const { id } = await dub.links.create({ url: 'https://x.org', key: 'find', externalId: 'f-1' })
    expect((await dub.links.get({ linkId: id })).id).toBe(id)
    expect((await dub.links.get({ externalId: 'ext_f-1' })).id).toBe(id)
    expect((await dub.links.get({ domain: workspace.domain, key: 'FIND' })).id).toBe(id)
    await expect(dub.links.get({ linkId: 'link_0000000000000000' })).rejects.toBeInstanceOf(
      NotFound,
    )
  })

  test('are changed field by field, by id or external id', async () => {
    const created = await dub.links.create({
      url: 'https://x.org/a',
      externalId: 'change-1',
      comments: 'kept',
      utmSource: 'kept',
      password: 'secret',
    })
    const changed = await dub.links.update(created.id, {
      url: 'https://x.org/b',
      title: 'New',
      password: created.password,
    })
    expect(changed).toMatchObject({
      key: created.key,
      url: 'https://x.org/b?utm_source=kept',
      title: 'New',
      comments: 'kept',
      password: '********',
    })
    const cleared = await dub.links.update('ext_change-1', {
      title: null,
      comments: '',
      utmSource: '',
      password: null,
      externalId: null,
    })
    expect(cleared).toMatchObject({
      url: 'https://x.org/b',
      title: null,
      comments: null,
      utmSource: null,
      password: null,
      externalId: null,
    })
  })

  test('are upserted by their destination: the same call finds its own link again', async () => {
    const body = { url: 'https://x.org/upsert?a=%20', utmSource: 'mail' }
    const first = await dub.links.upsert(body)
    const again = await dub.links.upsert(body)
    const other = await dub.links.upsert({ ...body, utmSource: 'paper', title: 'T' })
    expect([again.id, other.id]).toEqual([first.id, first.id])
    expect(other).toMatchObject({ url: 'https://x.org/upsert?a=%20&utm_source=paper', title: 'T' })
    const full = await dub.links.upsert({ url: other.url })
    expect(full.id).toBe(first.id)
  })

  test('are deleted once', async () => {
    const { id } = await dub.links.create({ url: 'https://x.org' })
    expect(await dub.links.delete(id)).toEqual({ id })
    await expect(dub.links.delete(id)).rejects.toBeInstanceOf(NotFound)
  })

  test('come in bulk: created, changed and deleted, each with its own result', async () => {
    const created = await dub.links.createMany([
      { url: 'https://x.org/1', externalId: 'bulk-1' },
      { url: 'https://x.org/2', key: 'bulk-2' },
      { url: 'https://x.org/3', key: 'BULK-2' },
    ])
    expect(created).toMatchObject([
      { url: 'https://x.org/1' },
      { key: 'bulk-2' },
      { code: 'conflict', link: { key: 'BULK-2' } },
    ])
    const linkIds = created.flatMap((item) => ('id' in item ? [item.id] : []))
    const changed = await dub.links.updateMany({ linkIds, data: { archived: true, title: 'T' } })
    expect(changed.map((link) => [link.id, link.archived, link.title])).toEqual(
      linkIds.map((id) => [id, true, 'T']),
    )
    const byExternal = await dub.links.updateMany({ externalIds: ['bulk-1'], data: { title: 'U' } })
    expect(byExternal).toMatchObject([{ id: linkIds[0], title: 'U' }])
    expect(await dub.links.deleteMany({ linkIds: ['ext_bulk-1', linkIds[1]!] })).toEqual({
      deletedCount: 2,
    })
  })
})

describe('errors', () => {
  test('arrive as the exceptions the client has for them', async () => {
    const free = await createTestWorkspace(backend, { plan: 'free' })
    const stranger = dubClient(backend, workspace, { token: 'svc_sk_unknown' })
    await dub.links.create({ url: 'https://x.org', key: 'taken' })
    await expect(dub.links.create({ url: 'javascript:alert(1)' })).rejects.toBeInstanceOf(
      UnprocessableEntity,
    )
    await expect(dub.links.create({ url: 'https://x.org', key: 'taken' })).rejects.toBeInstanceOf(
      Conflict,
    )
    await expect(
      dubClient(backend, free).links.create({ url: 'https://x.org', trackConversion: true }),
    ).rejects.toBeInstanceOf(Forbidden)
    await expect(stranger.links.list({})).rejects.toBeInstanceOf(Unauthorized)
  })
})
