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
