import {
  expect,
  fixtureOf,
  collectEvents,
  html,
  part,
  testProgram,
  test,
  textOf,
  until,
  watchAnswers,
} from '../test-kit/index.ts'
import type { SvcPartnerSignup } from '../partner-signup/partner-signup.ts'
import '../partner-signup/partner-signup.ts'

test('a key that nobody has is refused, and no session has ended by it', async () => {
  const { programId } = await testProgram()
  const heard = collectEvents('svc-error', 'svc-session-expired')
  const { element } = await fixtureOf<SvcPartnerSignup>(
    html`<svc-partner-signup program=${programId} key="svc_pk_nobodys"></svc-partner-signup>`,
    { partner: null },
  )
  await until(() => element.renderRoot.querySelector('[role=alert]') !== null)
  expect(textOf(part(element, '[role=alert]'))).to.contain('The publishable key is unknown.')
  expect(heard.at(-1)?.type).to.equal('svc-error')
  expect(heard.at(-1)?.detail).to.deep.equal({ trouble: 'refused' })
})

test('the answer about an earlier program that comes late does not replace the newer one', async () => {
  const { programId, publishableKey } = await testProgram()
  const answered = watchAnswers()
  const { element, wire } = await fixtureOf<SvcPartnerSignup>(
    html`<svc-partner-signup
      program=${programId}
      publishable-key=${publishableKey}
    ></svc-partner-signup>`,
    { partner: null, wire: 'held' },
  )
  await until(async () => (await wire.calls()).some((call) => call.includes('/landing')))
  await wire.set('late')
  element.program = 'no-such-program'
  await until(() => element.renderRoot.querySelector('[role=alert]') !== null)
  await wire.set('open')
  await answered(`${wire.api}/programs/${programId}/landing`)
  await element.updateComplete
  expect(element.renderRoot.querySelector('form')).to.equal(null)
  part(element, '[role=alert]')
})
