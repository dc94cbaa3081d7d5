import { expect, test } from 'bun:test'
import type { Answer, Sent } from './api/client.ts'
import { faultsOf } from './judge.ts'

const ADDRESS = 'erin@zqother1abcd.test'
const ID = 'pn_VXzau9sBzt5I5JcD'
const secrets = {
  whose: 'another workspace',
  tags: ['Zqother1abcd'],
  values: new Set([ADDRESS, ID, 'mia@elsewhere.test']),
}

const answered: Answer = {
  status: 200,
  headers: new Headers({ 'x-content-type-options': 'nosniff' }),
  text: '',
  body: undefined,
  cpuMs: 0,
}

/** The leaks that are found in an answer to a request that has named this. */
function leaks(said: string, shown: string, path = '/api/partners/links'): string[] {
  const sent: Sent = { method: 'POST', path, headers: {}, body: JSON.stringify({ said }) }
  return faultsOf(sent, { ...answered, text: shown }, [secrets])
}

const shown = (value: string) => [`It shows another workspace's ${value}.`]

test('a caller may get back what it has sent, however that is written', () => {
  const ways = [
    ADDRESS,
    ADDRESS.toUpperCase(),
    encodeURIComponent(ADDRESS),
    encodeURIComponent(encodeURIComponent(ADDRESS)),
    'erin%40zqother1abcd%2etest',
    'erin-zqother1abcd-test',
  ]
  for (const way of ways)
    expect(leaks(ADDRESS, `{"url":"https://shop.test/?a=${way}&b"}`)).toEqual([])
  const path = `/api/partners?email=${encodeURIComponent(ADDRESS)}&search=%zz`
  expect(leaks('', `no ${ADDRESS}`, path)).toEqual([])
  expect(leaks('Zqother1abcd-invoice-self', 'no "Zqother1abcd-inv"')).toEqual([])
  expect(leaks('Zqother1abcd-tenant-1', '"Zqother1abcd-tenant-" is not a country.')).toEqual([])
})

test('what others have is a leak, however it is written and whatever was sent', () => {
  expect(leaks('word', ID)).toEqual(shown(ID))
  expect(leaks('word', `a=${ID}%40more`)).toEqual(shown(ID))
  const encoded = encodeURIComponent('mia@elsewhere.test')
  expect(leaks('word', `a=${encoded}&b`)).toEqual(shown('mia@elsewhere.test'))
  expect(leaks(ADDRESS, `${encodeURIComponent(ADDRESS)} ${ID}`)).toEqual(shown(ID))
  expect(leaks(ADDRESS, `${ADDRESS} Partner Zqother1abcd`)).toEqual(shown('Zqother1abcd'))
  expect(leaks('Zqother1abcd-invoice', 'Partner Zqother1abcd')).toEqual(shown('Zqother1abcd'))
  expect(leaks(ID, `${ID} adam@zqother1abcd.test`)).toEqual(shown('Zqother1abcd'))
})

test('whose secrets are whole has not been named by the tag of the workspace', () => {
  const whole = { ...secrets, isWhole: true, tags: ['carol Zqother1abcd'] }
  const said = (body: string, text: string) =>
    faultsOf(
      { method: 'POST', path: '/api/track/lead', headers: {}, body },
      { ...answered, text },
      [whole],
    )
  expect(said('Event Zqother1abcd', 'carol Zqother1abcd')).toEqual(shown('carol Zqother1abcd'))
  expect(said('Event Zqother1abcd', ADDRESS)).toEqual(shown(ADDRESS))
  expect(said(`${ADDRESS} carol Zqother1abcd`, `${ADDRESS} carol Zqother1abcd`)).toEqual([])
})
