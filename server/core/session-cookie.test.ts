import { expect, test } from 'bun:test'
import { endedCookie, hasSessionCookie, readSessionToken, sessionCookie } from './session-cookie.ts'

const HTTPS = { origin: 'https://svc.test' }
const HTTP = { origin: 'http://localhost:3000' }
const from = (cookie: string) => new Headers({ cookie })

test('a session is read from the cookie that was written for it', () => {
  for (const config of [HTTPS, HTTP]) {
    const [pair] = sessionCookie(config, 'token', 60).split(';')
    for (const cookie of [pair!, `a=1; ${pair}; b=2`, `a=1;${pair}`]) {
      expect(readSessionToken(config, from(cookie))).toBe('token')
      expect(hasSessionCookie(config, from(cookie))).toBe(true)
    }
  }
})

test('over https the cookie belongs to this host and is sent over https alone', () => {
  const rest = 'Path=/; Max-Age=60; HttpOnly; SameSite=Lax'
  expect(sessionCookie(HTTPS, 'x', 60)).toBe(`__Host-svc-session=x; ${rest}; Secure`)
  expect(sessionCookie(HTTP, 'x', 60)).toBe(`svc-session=x; ${rest}`)
  expect(readSessionToken(HTTPS, from('svc-session=planted'))).toBeNull()
  expect(readSessionToken(HTTP, from('xsvc-session=planted'))).toBeNull()
})

test('a session that has ended is none', () => {
  expect(endedCookie(HTTP)).toContain('Max-Age=0;')
  const [pair] = endedCookie(HTTP).split(';')
  expect(readSessionToken(HTTP, from(pair!))).toBeNull()
  expect(hasSessionCookie(HTTP, from(pair!))).toBe(false)
  expect(hasSessionCookie(HTTP, new Headers())).toBe(false)
})
