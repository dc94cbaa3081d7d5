import { expect, test } from 'bun:test'
import { openPrograms } from '../kit/open-programs.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend, workspace, group } = await openPrograms()
const other = await createTestWorkspace(backend)

const list = async (query = 'interval=7d', own = workspace) =>
  (await own.api('GET', `/analytics/annotations?${query}`)).body

test('changes of rewards and attribution are told with their time, in their order', async () => {
  const reward = { event: 'sale', groupId: group.id, type: 'percentage', rateBps: 2000 }
  const { body: created } = await workspace.api('POST', '/rewards', reward)
  await workspace.api('PATCH', `/rewards/${created.id}`, { rateBps: 2500 })
  await workspace.api('PATCH', '/workspace', { name: 'Renamed' })
  const { body: before } = await workspace.api('GET', '/workspace')
  const attributionModel = before.attributionModel === 'first' ? 'last' : 'first'
  await workspace.api('PATCH', '/workspace', { attributionModel })
  const told = await list()
  const of = { rewardId: created.id, event: 'sale', group: group.name, attributionModel: null }
  expect(told).toMatchObject([
    { ...of, kind: 'reward', action: 'created' },
    { ...of, kind: 'reward', action: 'changed', fields: ['rateBps'] },
    {
      kind: 'attribution',
      action: 'changed',
      rewardId: null,
      group: null,
      fields: ['attributionModel'],
      attributionModel,
    },
  ])
  expect(JSON.stringify(told)).not.toContain('key:')
})

test('another time and another workspace have none, and a time that is none is refused', async () => {
  expect(await list('start=2020-01-01&end=2020-02-01')).toEqual([])
  expect(await list('interval=7d', other)).toEqual([])
  const { status } = await workspace.api('GET', '/analytics/annotations?start=yesterday')
  expect(status).toBe(422)
})
