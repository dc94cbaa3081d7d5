import { describe, expect, test } from 'bun:test'
import { callerOf, maskName, parseOrigin, refusal } from './embed.ts'
import type { ApiError } from './errors.ts'
import { format } from '../locales/format.ts'

const reasonFor = (fields: Record<string, string>) => {
  const caller = callerOf(new Headers(fields), 'https://svc.test')
  return caller.kind === 'unclear' ? caller.reason : caller.kind
}

describe('a refused call is told', () => {
  test('where the page must be', () => {
    expect(reasonFor({ origin: 'null' })).toBe(
      'The calling page is of an opaque origin (a sandboxed frame or a file). Put the widget on an http(s) page.',
    )
    expect(reasonFor({ origin: 'ftp://x' })).toBe(
      'The calling page is unknown. Put the widget on an http(s) page.',
    )
  })

  test('which header is missing or wrong', () => {
    expect(reasonFor({ 'sec-fetch-site': 'cross-site' })).toBe(
      'A call from another origin must carry the Origin header.',
    )
    expect(reasonFor({ referer: 'blob:https://app.test/x' })).toBe(
      'The Referer header is no http(s) address.',
    )
    expect(reasonFor({ referer: 'about:blank' })).toBe('The Referer header is no http(s) address.')
    expect(reasonFor({ referer: 'x https://app.test' })).toBe(
      'The Referer header is no http(s) address.',
    )
    expect(reasonFor({ referer: 'https://app.test/a b' })).toBe(
      'The Referer header is no http(s) address.',
    )
  })

  test('what stands in the way of the session', () => {
    const because = (need: Parameters<typeof refusal>[0], status: string, ended = false) =>
      format(refusal(need, { status: status as never, scopes: ['read'], ended, viewed: false })!)
    expect(because('status', 'banned')).toBe(
      'This partner is banned in the program and has no dashboard.',
    )
    expect(because('read', 'pending')).toBe(
      'The application is under review. Until it’s approved, GET /embed/referrals returns its status.',
    )
    expect(because('links.write', 'invited')).toBe(
      'The invitation hasn’t been accepted yet. Accept it with the link in the email to make changes.',
    )
    expect(because('links.write', 'approved', true)).toBe(
      'The program has ended, so you can’t create links.',
    )
    expect(because('settings.write', 'approved', true)).toBe(
      'The session lacks the scope settings.write. The host can ask for it in POST /tokens/embed/referrals.',
    )
  })
})

test('somebody archived sees the figures, and changes what the scopes allow', () => {
  const session = {
    status: 'archived',
    scopes: ['links.write'],
    ended: false,
    viewed: false,
  } as const
  expect([refusal('read', session), refusal('links.write', session)]).toEqual([null, null])
})

test('an origin may have spaces around it and 2048 characters, and is refused at its path', () => {
  expect(parseOrigin(' https://app.test ')).toBe('https://app.test')
  const long = (length: number) => `https://app.test/${'a'.repeat(length - 17)}`
  expect(reasonFor({ referer: long(2048) })).toBe('page')
  expect(reasonFor({ referer: long(2049) })).toBe('The Referer header is no http(s) address.')
  const pathOf = (path?: string) => {
    try {
      return parseOrigin('x', path)
    } catch (error) {
      return (error as ApiError).issues![0]!.path
    }
  }
  expect([pathOf(), pathOf('origins.0')]).toEqual(['origin', 'origins.0'])
})

test('a name is masked to its first letter, not to a space', () => {
  expect(maskName('  Grace')).toBe('G•••')
})
