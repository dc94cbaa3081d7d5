import { expect, test } from 'bun:test'
import { init as initAll } from './npm-all.ts'
import { init, toSettings } from './npm.ts'

test('on a server init does nothing', () => {
  expect(init({ key: 'svc_pk_x', api: '/_svc' })).toBeUndefined()
  expect(initAll({ key: 'svc_pk_x', api: '/_svc' })).toBeUndefined()
})

test('options become what the tag’s attributes would be', () => {
  expect(
    toSettings({
      key: 'svc_pk_x',
      api: '/_svc',
      queryParams: ['ref', 'via'],
      cookieDays: 30,
      debug: true,
      visits: false,
    }),
  ).toEqual({
    consent: 'granted',
    key: 'svc_pk_x',
    api: '/_svc',
    queryParams: 'ref,via',
    cookieDays: '30',
    debug: '',
  })
})
