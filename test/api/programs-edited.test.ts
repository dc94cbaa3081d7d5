import { expect, test } from 'bun:test'
import { openPrograms } from '../kit/open-programs.ts'

const { backend, workspace, program: read } = await openPrograms()

test('a program stays as it is when somebody else has changed it since it was read: 409', async () => {
  backend.clock.advance(1)
  const change = (name: string, ifUpdatedAt: string) =>
    workspace.api('PATCH', `/programs/${read.id}`, { name, ifUpdatedAt })
  expect((await change('First', read.updatedAt)).status).toBe(200)
  const late = await change('Late', read.updatedAt)
  expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
  expect((await change('Wrong', 'yesterday')).status).toBe(422)
  expect((await workspace.api('GET', `/programs/${read.id}`)).body.name).toBe('First')
})
