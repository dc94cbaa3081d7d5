import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object) => workspace.api('POST', '/rewards', body)
const group = async () => (await enrolled(backend, workspace)).groupId
const stored = async () => {
  const { sql } = backend.deps.db
  return [await sql`select * from rewards order by id`, await sql`select * from reward_versions`]
}
const SALE = { event: 'sale', type: 'percentage', rateBps: 2000, maxDurationMonths: 12 }

describe('a reward', () => {
  test('that cannot be is refused with the field in the words of the wire: 422, nothing written', async () => {
    const groupId = await group()
    const { body: there } = await create({ groupId, event: 'lead', type: 'flat', amount: 100 })
    const before = await stored()
    const when = (condition: object) => ({ match: 'all', conditions: [condition] })
    const modifier = (condition: object) => ({
      modifiers: [{ type: 'flat', amount: 1, when: when(condition) }],
    })
    const country = { attribute: 'customer.country', operator: 'is', value: 'DE' }
    const bodies: [object, string][] = [
      [{ type: 'flat', rateBps: null }, 'amount'],
      [{ type: 'flat', rateBps: null, amount: -1 }, 'amount'],
      [{ type: 'flat', rateBps: null, amount: 1.5 }, 'amount'],
      [{ type: 'flat', rateBps: null, amount: '5' }, 'amount'],
      [{ type: 'flat', rateBps: null, amount: 1e15 }, 'amount'],
      [{ type: 'flat', amount: 1, rateBps: 1 }, 'rateBps'],
      [{ type: 'percentage', rateBps: 10_001 }, 'rateBps'],
      [{ type: 'percentage', amount: 5 }, 'amount'],
      [{ type: 'share', rateBps: 1 }, 'type'],
      [{ maxDurationMonths: 601 }, 'maxDurationMonths'],
      [{ limits: [{ per: 'customer', period: 'all' }] }, 'limits.0'],
      [{ limits: [{ per: 'customer', amount: 0 }] }, 'limits.0.amount'],
      [{ limits: [{ per: 'link', amount: 1 }] }, 'limits.0.per'],
      [modifier({ ...country, value: 'XY' }), 'modifiers.0.when.conditions.0.value'],
      [modifier({ ...country, operator: 'gt' }), 'modifiers.0.when.conditions.0.operator'],
      [
        modifier({ ...country, attribute: 'customer.contry' }),
        'modifiers.0.when.conditions.0.attribute',
      ],
      [modifier(when(when(country))), 'modifiers.0.when.conditions.0.conditions.0'],
      [
        modifier({ attribute: 'sale.metadata.a\u0000', operator: 'is', value: 'b' }),
        'modifiers.0.when.conditions.0.attribute',
      ],
      [{ modifiers: [{ type: 'flat', when: when(country) }] }, 'modifiers.0.amount'],
      [{ description: 'a\u0000b' }, 'description'],
      [{ description: 'd'.repeat(501) }, 'description'],
    ]
    for (const [wrong, path] of bodies) {
      const { body } = await create({ groupId, ...SALE, ...wrong })
      const said = { wrong, code: body.error?.code, path: body.error?.issues?.[0]?.path }
      expect(said).toEqual({ wrong, code: 'unprocessable_entity', path: expect.anything() })
      expect(said.path.startsWith(path), `${said.path} for ${path}`).toBe(true)
      expect(body.error.message).not.toContain('amountMinor')
    }
    for (const wrong of [{ event: 'lead', type: 'percentage', rateBps: 5 }, { event: 'visit' }]) {
      expect((await create({ groupId, ...SALE, ...wrong })).status).toBe(422)
    }
    for (const wrong of [{}, { type: 'percentage' }, { amount: null }, { ammount: 5 }, []]) {
      const answer = await workspace.api('PATCH', `/rewards/${there.id}`, wrong)
      expect(answer.body.error?.code, JSON.stringify(wrong)).toBe('unprocessable_entity')
    }
    expect((await create(SALE)).status).toBe(422)
    expect(await stored()).toEqual(before)
  })
})

describe('a preview', () => {
  test('computes a draft step by step and stores nothing', async () => {
    const before = await stored()
    const draft = {
      groupId: (await enrolled(backend, workspace, { currency: 'eur' })).groupId,
      ...SALE,
      modifiers: [
        {
          type: 'flat',
          amount: 999,
          when: {
            match: 'all',
            conditions: [{ attribute: 'customer.country', operator: 'is', value: 'DE' }],
          },
        },
      ],
    }
    const samples = [
      { amount: 10_000 },
      { title: 'German', amount: 10_000, facts: { 'customer.country': 'de' } },
      { amount: 10_000, facts: { 'customer.subscriptionMonths': 12 } },
    ]
    const { status, body } = await workspace.api('POST', '/rewards/preview', { draft, samples })
    expect([status, body.currency, body.event]).toEqual([200, 'eur', 'sale'])
    expect(body.samples.map((one: any) => [one.title, one.earnings, one.modifier])).toEqual([
      ['Example 1', 2000, null],
      ['German', 999, 0],
      ['Example 3', 0, null],
    ])
    expect(body.samples[2].reason).toBe('duration_over')
    expect(body.samples[0].steps.length).toBeGreaterThan(1)
    expect(await stored()).toEqual(before)
  })

  test('shows a stored reward in any version, with samples of its own', async () => {
    const { body: reward } = await create({ groupId: await group(), ...SALE })
    await workspace.api('PATCH', `/rewards/${reward.id}`, { rateBps: 5000 })
    const preview = (body: object) => workspace.api('POST', '/rewards/preview', body)
    const first = await preview({ rewardId: reward.id, version: 1, samples: [{ amount: 1000 }] })
    const newest = await preview({ rewardId: reward.id, samples: [{ amount: 1000 }] })
    expect([first, newest].map(({ body }) => body.samples[0].earnings)).toEqual([200, 500])
    const shown = await preview({ rewardId: reward.id })
    expect(shown.body.samples.length).toBeGreaterThan(3)
    expect((await preview({ rewardId: reward.id, version: 3 })).status).toBe(404)
    expect((await preview({ rewardId: 'rwd_none' })).status).toBe(404)
  })

  test('of nothing, of both, or with facts that cannot be is refused', async () => {
    const preview = (body: object) => workspace.api('POST', '/rewards/preview', body)
    const draft = SALE
    const bodies: [object, string][] = [
      [{}, 'draft'],
      [{ draft, rewardId: 'rwd_1' }, 'draft'],
      [{ draft: { event: 'sale', type: 'flat' } }, 'draft.amount'],
      [{ draft, samples: [{ facts: { 'customer.country': 'XY' } }] }, 'samples.0.facts.customer.c'],
      [{ draft, samples: [{ facts: { 'customer.cuntry': 'DE' } }] }, 'samples.0.facts.customer.c'],
      [{ draft, samples: [{ facts: 'DE' }] }, 'samples.0.facts'],
      [{ draft, samples: [{ facts: ['DE'] }] }, 'samples.0.facts'],
      [{ draft, samples: [{ facts: { 'sale.metadata.a': { b: 1 } } }] }, 'samples.0.facts.sale'],
      [{ draft, samples: [{ amount: -1 }] }, 'samples.0.amount'],
      [{ draft, samples: [{ quantity: 0 }] }, 'samples.0.quantity'],
    ]
    for (const [wrong, path] of bodies) {
      const { status, body } = await preview(wrong)
      expect({ wrong, status, path: body.error.issues[0].path }).toEqual({
        wrong,
        status: 422,
        path: expect.stringContaining(path),
      })
    }
    const huge = { event: 'lead', type: 'flat', amount: 1e13 }
    expect((await preview({ draft: huge, samples: [{ quantity: 10_000 }] })).status).toBe(422)
    expect((await preview({ draft })).body.currency).toBe('usd')
  })
})

describe('rewards', () => {})
