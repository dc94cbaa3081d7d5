import { expect, test } from 'bun:test'
import { adTraceOf } from './ad-networks.ts'

test('of an address, what advertising added is kept by name, of its values only the campaign', () => {
  expect(adTraceOf('a=1&gclid=Cj0KC&b=2')).toBe('gclid')
  expect(adTraceOf('GCLID=x')).toBe('gclid')
  expect(adTraceOf('msclkid')).toBe('msclkid')
  expect(adTraceOf('gclid=x&gad_campaignid=17')).toBe('gclid&gad_campaignid=17')
  expect(adTraceOf('gad_campaignid=17')).toBe('gad_campaignid&gad_campaignid=17')
  expect(adTraceOf('gclid=x&gad_campaignid=me@x.org')).toBe('gclid')
  expect(adTraceOf('gclid=x&gad_campaignid=a1')).toBe('gclid')
  expect(adTraceOf('gclid=x&gad_campaignid=1a')).toBe('gclid')
  expect(adTraceOf(`gclid=x&gad_campaignid=${'1'.repeat(21)}`)).toBe('gclid')
  expect(adTraceOf('gclid&gad_campaignid')).toBe('gclid')
})

test('other addresses leave nothing', () => {
  for (const query of [undefined, '', 'utm_source=google', 'xgclid=1', 'a=gclid', '%']) {
    expect(adTraceOf(query)).toBeUndefined()
  }
  expect(adTraceOf(`${'a'.repeat(4090)}&gclid`)).toBe('gclid')
  expect(adTraceOf(`${'a'.repeat(4091)}&gclid`)).toBeUndefined()
})
