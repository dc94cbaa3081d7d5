import { expect, test } from 'bun:test'
import { createIds } from '../ids.ts'
import { hashToken } from './secrets.ts'
import { makeToken, tokenKey } from './tokens.ts'

const ids = createIds(() => Date.UTC(2026, 0, 1))

test('a token names the workspace that it belongs to', () => {
  const workspaceId = ids.make('ws')
  const token = makeToken(ids, 'svc_es_', workspaceId)
  expect(token).toMatch(/^svc_es_[0-9A-Za-z]{40}$/)
  expect(tokenKey(token)).toEqual({ workspaceId, hash: hashToken(token) })
})

test('a text of another form has no key', () => {
  const token = makeToken(ids, 'svc_es_', ids.make('ws'))
  for (const text of [
    '',
    'svc_es_',
    token.slice(1),
    `${token}x`,
    token.slice(0, -1),
    `${token} `,
  ]) {
    expect(tokenKey(text)).toBeNull()
  }
})
