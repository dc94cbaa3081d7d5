import { describe, expect, test } from 'bun:test'
import { BadRequest, Conflict, NotFound, UnprocessableEntity } from 'dub/models/errors'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

/*
 * The published client refuses to send what it thinks wrong and to answer what lacks a key, so every
 * call that returns here has passed its validation in both directions.
 */

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace, {
  applicationForm: [{ key: 'why', label: 'Why?', type: 'long-text', required: true }],
})
const dub = dubClient(backend, workspace)

describe('partners', () => {
  test('are created with every field the client knows, and updated by the same call', async () => {
    const body = {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      username: 'ada',
      image: 'https://example.com/ada.png',
      tenantId: 'tenant-ada',
      groupId: program.group.id,
      country: 'GB',
      description: 'Writes programs',
      linkProps: {
        externalId: 'ada-link',
        tenantId: 'ignored',
        prefix: '/c/',
        archived: false,
        comments: 'VIP',
        expiresAt: '2031-05-01T12:00:00Z',
        expiredUrl: 'https://shop.test/over',
        password: 'open sesame',
        proxy: true,
        title: 'Ada',
        description: 'By Ada',
        image: 'https://example.com/a.png',
        video: 'https://example.com/a.mp4',
        rewrite: false,
        ios: 'itms-apps://apps.apple.com/app/id1',
        android: 'market://details?id=example',
        doIndex: true,
        testVariants: null,
      },
    }
    const partner = await dub.partners.create(body)
    expect(partner).toMatchObject({
      id: partner.partnerId,
      name: 'Ada Lovelace',
      username: 'ada',
      programId: program.program.id,
      groupId: program.group.id,
      tenantId: 'tenant-ada',
      status: 'approved',
      defaultPayoutMethod: null,
      paypalEmail: null,
      stripeConnectId: null,
      totalCommissions: 0,
      links: [{ key: 'c/ada', shortLink: `https://${workspace.domain}/c/ada` }],
    })
    const again = await dub.partners.create({ email: 'ada@example.com', country: 'FR' })
    expect(again).toMatchObject({ id: partner.id, country: 'FR', name: 'Ada Lovelace' })
    const link = await dub.links.get({ externalId: 'ext_ada-link' })
    expect(link).toMatchObject({
      partnerId: partner.id,
      programId: program.program.id,
      tenantId: 'tenant-ada',
      comments: 'VIP',
      trackConversion: true,
    })
  })

  test('are listed with the filters and the default order of the client', async () => {
    await dub.partners.create({ email: 'bob@example.com', name: 'Bob', country: 'US' })
    const names = async (query: Parameters<typeof dub.partners.list>[0]) =>
      (await dub.partners.list(query)).map((partner) => partner.name)
    expect(await names({ email: 'bob@example.com' })).toEqual(['Bob'])
    expect(await names({ tenantId: 'tenant-ada' })).toEqual(['Ada Lovelace'])
    expect(await names({ country: 'US', status: 'approved', search: 'bo' })).toEqual(['Bob'])
    expect(
      (await names({ sortBy: 'createdAt', sortOrder: 'asc', page: 1, pageSize: 1 })).length,
    ).toBe(1)
    expect((await names({})).toSorted()).toEqual(['Ada Lovelace', 'Bob'])
  })

  test('have links, made and changed by partnerId or tenantId', async () => {
    const made = await dub.partners.createLink({
      tenantId: 'tenant-ada',
      url: 'https://shop.test/sale',
      key: 'ada-sale',
      comments: 'Sale',
      linkProps: { title: 'Sale' },
    })
    expect(made).toMatchObject({ key: 'ada-sale', title: 'Sale' })
    const partnerId = made.partnerId!
    const changed = await dub.partners.upsertLink({
      partnerId,
      url: 'https://shop.test/sale',
      comments: 'Changed',
    })
    expect(changed).toMatchObject({ id: made.id, comments: 'Changed', key: 'ada-sale' })
    const links = await dub.partners.retrieveLinks({ partnerId })
    expect(links.map((link) => link.key)).toEqual(['c/ada', 'ada-sale'])
  })

  test('are measured: in all, over time and by link', async () => {
    const { partner, link } = await program.enroll('Measured')
    await program.click(link.key)
    await program.click(link.key)
    const query = { partnerId: partner.id, interval: '7d' } as const
    expect(await dub.partners.analytics(query)).toEqual({
      clicks: 2,
      leads: 0,
      sales: 0,
      saleAmount: 0,
      earnings: 0,
    })
    const days = await dub.partners.analytics({ ...query, groupBy: 'timeseries' })
    expect(days).toHaveLength(7)
    const top = await dub.partners.analytics({ ...query, groupBy: 'top_links' })
    expect(top).toMatchObject([{ id: link.id, key: link.key, clicks: 2, earnings: 0 }])
  })

  test('are banned and deactivated', async () => {
    const { partner } = await program.enroll('Banned', { tenantId: 'tenant-banned' })
    const ban = { tenantId: 'tenant-banned', reason: 'fake_traffic' } as const
    expect(await dub.partners.ban(ban)).toEqual({ partnerId: partner.id })
    await expect(dub.partners.ban(ban)).rejects.toBeInstanceOf(BadRequest)
    await expect(dub.partners.create({ email: partner.email })).rejects.toBeInstanceOf(Conflict)
    const [listed] = await dub.partners.list({ tenantId: 'tenant-banned' })
    expect(listed).toMatchObject({ status: 'banned', bannedReason: 'fake_traffic' })
    const { partner: other } = await program.enroll('Ended')
    const partnerId = other.id
    expect(await dub.partners.deactivate({ partnerId })).toEqual({ partnerId })
    await expect(dub.partners.deactivate({ partnerId: 'pn_none' })).rejects.toBeInstanceOf(NotFound)
    await expect(dub.partners.deactivate({})).rejects.toBeInstanceOf(UnprocessableEntity)
  })
})

describe('applications', () => {
  test('are listed, approved and rejected', async () => {
    for (const name of ['First', 'Second']) {
      const { status } = await applyFrom(
        { backend, workspace },
        {
          programId: program.program.id,
          name,
          email: `${name}@example.com`,
          country: 'DE',
          answers: { why: `Because ${name}` },
        },
      )
      expect(status).toBe(200)
      backend.clock.advance(1000)
    }
    const waiting = await dub.partnerApplications.list({ country: 'DE' })
    expect(waiting).toMatchObject([
      {
        partner: { name: 'First', email: 'first@example.com', status: 'pending' },
        applicationFormData: [{ label: 'Why?', value: 'Because First' }],
      },
      { partner: { name: 'Second' } },
    ])
    const [first, second] = waiting.map((application) => application.partner.id)
    expect(await dub.partnerApplications.approve({ partnerId: first! })).toEqual({
      partnerId: first!,
    })
    const rejected = await dub.partnerApplications.reject({
      partnerId: second!,
      rejectionReason: 'notTheRightFit',
      rejectionNote: 'Sorry',
      reapplicationTimeframe: 'never',
    })
    expect(rejected).toEqual({ partnerId: second! })
    expect(await dub.partnerApplications.list({})).toEqual([])
    const all = await dub.partners.list({ status: 'rejected' })
    expect(all).toMatchObject([
      {
        name: 'Second',
        application: { rejectionReason: 'notTheRightFit', rejectionNote: 'Sorry' },
      },
    ])
  })
})
