import {
  button,
  expect,
  fixtureOf,
  html,
  part,
  promisesOfSession,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import { addressOf, messageFor } from './channels.ts'
import type { SvcShareKit } from './share-kit.ts'
import './share-kit.ts'

const markup = () => html`<svc-share-kit></svc-share-kit>`
const open = (options = {}) => fixtureOf<SvcShareKit>(markup(), options)
const english = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

async function openMessages(element: SvcShareKit) {
  button(element, 'Write a message').click()
  await until(() => element.renderRoot.querySelector('svc-share-messages') !== null)
  const messages = element.renderRoot.querySelector('svc-share-messages')!
  await messages.updateComplete
  return messages
}

test('says the offer in words: what friends get, and what the partner gets', async () => {
  const { element, wire } = await open()
  expect(textOf(part(element, '[part=offer]'))).to.match(/^Give \S+, get \S+$/)
  expect(textOf(part(element, '[part=terms]'))).to.match(/^Your friends get .+\. You earn .+\.$/)
  expect(await wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('has a message for each channel, which the partner may change before it is sent', async () => {
  const { element } = await open()
  const messages = await openMessages(element)
  const link = () => part<HTMLAnchorElement>(messages, 'a').href
  const field = () => part<HTMLTextAreaElement>(messages, 'textarea')
  expect(link()).to.match(/^mailto:\?subject=Harvest%20Friends&body=Hello/)
  button(messages, 'WhatsApp').click()
  await messages.updateComplete
  expect(link()).to.match(/^https:\/\/wa\.me\/\?text=I%20recommend%20Harvest%20Friends/)
  field().value = 'Just try it'
  field().dispatchEvent(new Event('input'))
  await messages.updateComplete
  expect(link()).to.equal('https://wa.me/?text=Just%20try%20it')
  button(messages, 'X').click()
  await messages.updateComplete
  expect(field().value).to.contain('I recommend Harvest Friends')
  button(messages, 'WhatsApp').click()
  await messages.updateComplete
  expect(field().value).to.equal('Just try it')
})

const own = { written: [], language: 'de-AT', site: 'https://a.test', logo: null }

test('the program’s own words come before ours, those for the channel and language first', () => {
  const message = (value: string, more = {}) =>
    ({ kind: 'message', name: 'x', value, ...more }) as const
  const written = [
    message('All: {program}'),
    message('Mail only', { channel: 'mail' }),
    message('Deutsch {link} {code}', { language: 'de' }),
    message('Français', { language: 'fr' }),
  ]
  const offer = {
    program: 'Acme',
    url: 'https://a.test/x',
    discount: null,
    code: 'ADA10',
    ...own,
    written,
  }
  expect(messageFor(english, 'x', offer)).to.equal('Deutsch https://a.test/x ADA10')
  expect(messageFor(english, 'mail', offer)).to.equal('Mail only https://a.test/x')
  expect(messageFor(english, 'x', { ...offer, language: 'ja' })).to.equal(
    'All: Acme https://a.test/x',
  )
})

test('a message names the discount, the link and the code', () => {
  const offer = {
    program: 'Acme',
    url: 'https://a.test/x',
    discount: '10% off',
    code: 'ADA10',
    ...own,
  }
  expect(messageFor(english, 'telegram', offer)).to.equal(
    'I recommend Acme. Use my link to get 10% off: https://a.test/x Or use the code ADA10.',
  )
  const bare = { ...offer, discount: null, code: null }
  expect(messageFor(english, 'mail', bare)).to.equal('Hello,\n\nI recommend Acme: https://a.test/x')
})

test('a message cannot add anything to the address that it is part of', () => {
  expect(addressOf('mail', 'a&bcc=b@c.test', 'x?&')).to.equal(
    'mailto:?subject=x%3F%26&body=a%26bcc%3Db%40c.test',
  )
})

test('closes the messages again', async () => {
  const { element } = await open()
  await openMessages(element)
  expect(button(element, 'Write a message').ariaExpanded).to.equal('true')
  button(element, 'Write a message').click()
  await until(() => element.renderRoot.querySelector('svc-share-messages') === null)
})

test('says that there is no link yet, and offers no message without one', async () => {
  const { element } = await open({ partner: 'linkless' })
  expect(textOf(element)).to.contain('No links yet.')
  expect(textOf(element)).not.to.contain('Write a message')
})

promisesOfSession<SvcShareKit>({
  markup,
  shows: /Copy link.*Write a message/,
  states: {
    async 'with its messages open'({ element }) {
      await openMessages(element)
    },
  },
})
