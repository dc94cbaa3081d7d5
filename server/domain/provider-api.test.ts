import { expect, test } from 'bun:test'
import { endingApis } from './provider-api.ts'

const api = (sunset: string | null) => ({
  name: 'OAuth',
  version: 'v1',
  sunset,
  source: 'https://docs.test',
})
const on = (day: string) => Date.parse(`${day}T12:00:00Z`)

test('a version ends soon ninety days before its last day, and not earlier', () => {
  const apis = [api('2027-02-16')]
  expect(endingApis(apis, on('2026-11-17'))).toEqual([])
  expect(endingApis(apis, on('2026-11-18'))).toEqual(apis)
  expect(endingApis(apis, on('2028-01-01'))).toEqual(apis)
})

test('a version without an end never ends soon', () => {
  expect(endingApis([api(null)], on('2099-01-01'))).toEqual([])
})
