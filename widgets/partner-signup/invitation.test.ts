import {
  button,
  collectEvents,
  describe,
  expect,
  fixtureOf,
  html,
  part,
  test,
  testProgram,
  textOf,
  until,
  type FixtureOptions,
} from '../test-kit/index.ts'
import type { SvcPartnerSignup } from './partner-signup.ts'
import './partner-signup.ts'

async function open(options: FixtureOptions) {
  const { programId, publishableKey } = await testProgram()
  const shown = await fixtureOf<SvcPartnerSignup>(
    html`<svc-partner-signup
      program=${programId}
      publishable-key=${publishableKey}
    ></svc-partner-signup>`,
    { scopes: ['invitation.accept'], ...options },
  )
  await until(() => shown.element.renderRoot.querySelector('.state') !== null)
  return shown
}

describe('somebody invited whom the host vouches for', () => {
  test('accepts here, once, and hears what that led to', async () => {
    const { element } = await open({ partner: 'caller' })
    expect(textOf(element)).to.contain('You’re invited to be a Harvest Friends partner.')
    const heard = collectEvents('svc-accepted')
    const accept = button(element, 'Accept the invitation')
    accept.click()
    accept.click()
    await until(() => heard.length > 0)
    await element.updateComplete
    expect(textOf(element)).to.equal('You are a partner of Harvest Friends.')
    expect(element.shadowRoot?.activeElement).to.equal(part(element, '.state'))
    expect(heard.length).to.equal(1)
  })

  test('reads that it did not work, and tries again', async () => {
    const { element, wire } = await open({ partner: 'invited' })
    await wire.set('failing')
    button(element, 'Accept the invitation').click()
    await until(() => textOf(part(element, '.error')) !== '')
    expect(textOf(part(element, '.error'))).to.equal('Something went wrong. Try again.')
    expect(button(element, 'Accept the invitation').ariaDisabled).to.equal('false')
  })
})
