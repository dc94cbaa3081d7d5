import {
  expect,
  fixtureOf,
  html,
  part,
  plainTextOf,
  testProgram,
  test,
  until,
} from '../test-kit/index.ts'
import type { SvcPartnerSignup } from './partner-signup.ts'
import './partner-signup.ts'

for (const [lang, said] of [
  ['de', 'Verwenden Sie höchstens 2.048 Zeichen.'],
  ['ja', '回答は 2,048 文字までです。'],
] as const) {
  test(`what the server refuses is told in the language of the page: ${lang}`, async () => {
    const { programId, publishableKey } = await testProgram()
    const { element } = await fixtureOf<SvcPartnerSignup>(
      html`<svc-partner-signup
        lang=${lang}
        program=${programId}
        publishable-key=${publishableKey}
      ></svc-partner-signup>`,
      { partner: null },
    )
    const field = (name: string) => part<HTMLInputElement>(element, `[name="${name}"]`)
    field('name').value = 'Grace Okoro'
    field('email').value = 'grace.okoro@example.com'
    field('answers.website').value = `https://example.com/${'a'.repeat(3000)}`
    field('terms').checked = true
    part<HTMLFormElement>(element, 'form').requestSubmit()
    const error = part(element, '[id="answers.website-error"]')
    await until(() => plainTextOf(error) !== '')
    expect(plainTextOf(error)).to.equal(said)
  })
}
