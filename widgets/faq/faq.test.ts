import {
  expect,
  fixtureOf,
  html,
  part,
  promisesOfSession,
  test,
  textOf,
} from '../test-kit/index.ts'
import type { SvcFaq } from './faq.ts'
import './faq.ts'

const markup = () => html`<svc-faq></svc-faq>`
const open = (options = {}) => fixtureOf<SvcFaq>(markup(), options)

test('opens to the answer', async () => {
  const { element } = await open()
  const question = part(element, 'summary')
  expect(textOf(question)).to.equal('When am I paid?')
  const answer = part(element, 'details p')
  expect(answer.checkVisibility()).to.equal(false)
  question.click()
  expect(answer.checkVisibility()).to.equal(true)
  expect(textOf(answer)).to.equal('On the 15th of each month.')
})

test('without questions it says that there are none', async () => {
  const { element } = await open({ partner: 'yen' })
  expect(textOf(element)).to.match(/No FAQs yet\.|Questions\? Email/)
})

promisesOfSession<SvcFaq>({
  markup,
  shows: 'Is there a minimum?',
  states: {
    'with its answers opened': ({ element }) => {
      for (const question of element.renderRoot.querySelectorAll('details')) question.open = true
    },
  },
})
