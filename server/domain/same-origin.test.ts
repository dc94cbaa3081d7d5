import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { foreignReason, type Sent } from './same-origin.ts'

const OWN = 'https://refer.test'
const sent = (more: Partial<Sent>): Sent => ({
  method: 'POST',
  origin: OWN,
  site: 'same-origin',
  contentType: 'application/json',
  ...more,
})
const maybe = (...values: string[]) => fc.constantFrom(null, ...values)

test('a page of this server may read and change', () => {
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) {
    expect(foreignReason(sent({ method }), OWN)).toBeNull()
    expect(foreignReason(sent({ method, site: null }), OWN)).toBeNull()
    expect(foreignReason(sent({ method, contentType: null }), OWN)).toBeNull()
  }
  expect(foreignReason(sent({ origin: null }), OWN)).toBeNull()
  expect(foreignReason(sent({ method: 'GET', origin: null, site: null }), OWN)).toBeNull()
  expect(foreignReason(sent({ method: 'GET', origin: null, site: 'none' }), OWN)).toBeNull()
})

test('nothing of another site is taken, whatever else it says', () => {
  const method = fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE')
  const contentType = maybe('application/json', 'text/plain')
  const foreign = fc.record({
    method,
    contentType,
    origin: fc.constantFrom(
      'null',
      'https://evil.test',
      'http://refer.test',
      'https://refer.test.evil',
    ),
    site: maybe('same-origin', 'same-site', 'cross-site', 'none'),
  })
  fc.assert(fc.property(foreign, (one) => expect(foreignReason(one, OWN)).not.toBeNull()))
  const marked = fc.record({
    method,
    contentType,
    origin: maybe(OWN),
    site: fc.constantFrom('same-site', 'cross-site'),
  })
  fc.assert(fc.property(marked, (one) => expect(foreignReason(one, OWN)).not.toBeNull()))
})

test('a change needs a browser that says where it comes from', () => {
  expect(foreignReason(sent({ origin: null, site: null }), OWN)).toContain(
    'needs the header Origin',
  )
  expect(foreignReason(sent({ origin: null, site: 'none' }), OWN)).toContain('another site')
})

test('a form changes nothing, though it came from here', () => {
  for (const contentType of [
    'text/plain',
    'TEXT/PLAIN;charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    expect(foreignReason(sent({ contentType }), OWN)).toContain('application/json')
  }
})
