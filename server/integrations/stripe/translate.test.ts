import { expect, test } from 'bun:test'
import { openStripe } from './client.ts'
import { translateStripe } from './translate.ts'

test('an account that lets the operator’s platform go has no access any more; another application is none of ours', () => {
  const event = (id: string) => ({
    type: 'account.application.deauthorized',
    body: { account: 'acct_1', data: { object: { id, object: 'application', name: 'svc' } } },
  })
  const connected = { clientId: 'ca_ours' }
  expect(translateStripe(event('ca_ours'), connected)).toEqual([{ verb: 'disconnect' }])
  expect(translateStripe(event('ca_other'), connected)).toEqual([])
  expect(translateStripe(event(''), { clientId: '' })).toEqual([])
  const address = { base: 'https://stripe.test', timeoutMs: 1, platformKey: 'sk_test_1' }
  expect(openStripe({ id: 'acct_1', details: { accessToken: 'sk_acct' } }, address)).not.toBeNull()
  expect(openStripe({ id: 'acct_1', details: {} }, address)).toBeNull()
})
