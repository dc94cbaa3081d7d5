import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { SHOPIFY_VERSION } from '../../server/integrations/shopify/admin.ts'
import { ALL_APIS, checkSunsets } from '../../tools/check-sunsets.ts'

const on = (day: string) => Date.parse(`${day}T00:00:00Z`)

test('each adapter that speaks to a provider says which version it speaks, until when, and where that stands', () => {
  expect(ALL_APIS.length).toBeGreaterThan(15)
  for (const { adapter, version, sunset, source } of ALL_APIS) {
    expect([adapter, version]).not.toContain('')
    expect(new URL(source).protocol).toBe('https:')
    if (sunset !== null) expect(new Date(sunset).toISOString().slice(0, 10)).toBe(sunset)
  }
})

test('the check fails ninety days before a version ends, and says which', () => {
  const oauth = {
    adapter: 'hubspot',
    name: 'OAuth',
    version: 'v1',
    sunset: '2027-02-16',
    source: 'https://developers.hubspot.com/changelog/v1-oauth-api-deprecation',
  }
  expect(checkSunsets(on('2026-11-17'), [oauth])).toEqual({ code: 0, output: '' })
  const { code, output } = checkSunsets(on('2026-11-18'), [oauth])
  expect(code).toBe(1)
  expect(output).toContain('hubspot: OAuth v1 ends on 2027-02-16')
})

test('the Shopify app asks for the version that the server speaks', () => {
  for (const file of ['shopify.app.toml', 'extensions/svc-tracking/shopify.extension.toml']) {
    const text = readFileSync(
      new URL(`../../integrations/shopify-app/${file}`, import.meta.url),
      'utf8',
    )
    expect(text).toContain(`api_version = "${SHOPIFY_VERSION}"`)
  }
})
