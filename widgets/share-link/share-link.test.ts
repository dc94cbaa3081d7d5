import {
  afterEachOnce,
  button,
  expect,
  fixtureOf,
  html,
  nextEvent,
  part,
  promisesOfSession,
  sendKeys,
  textOf,
  test,
  until,
  clipboardText,
  press,
} from '../test-kit/index.ts'
import type { SvcShareLink } from './share-link.ts'
import './share-link.ts'

const markup = () => html`<svc-share-link></svc-share-link>`
const open = (options = {}) => fixtureOf<SvcShareLink>(markup(), options)
const address = (element: SvcShareLink) => part<HTMLInputElement>(element, '[part=address]').value

test('shows the partner’s first link, as it is handed out', async () => {
  const { element, wire } = await open()
  expect(address(element)).to.match(/^https:\/\/go\d+\.test\/ada-lovelace$/)
  expect(await wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('shows the link that it is asked for, and the first when there is no such link', async () => {
  const { element } = await open()
  const links = await fetch(`${element.api}/embed/referrals/links`, {
    headers: { authorization: `Bearer ${element.token}` },
  })
  const [, second] = (await links.json()) as { id: string; shareUrl: string }[]
  element.linkId = second!.id
  await element.updateComplete
  expect(address(element)).to.equal(second!.shareUrl)
  element.setAttribute('link-id', 'link_unknown')
  await element.updateComplete
  expect(address(element)).to.contain('ada-lovelace')
})

test('copies the address, tells the page, and says so aloud for a moment', async () => {
  const { element } = await open()
  const copied = nextEvent<{ url: string }>('svc-copy')
  const width = button(element, 'Copy link').offsetWidth
  await press(button(element, 'Copy link'))
  expect((await copied).detail.url).to.equal(address(element))
  await element.updateComplete
  expect(part(element, '[role=status]').textContent).to.equal('Link copied.')
  expect(button(element, 'Copied').offsetWidth).to.equal(width)
  expect(await clipboardText()).to.equal(address(element))
})

test('is used by keyboard alone: the address is selected, then copied', async () => {
  const { element } = await open()
  await sendKeys({ press: 'Tab' })
  const field = part<HTMLInputElement>(element, '[part=address]')
  expect(element.shadowRoot!.activeElement).to.equal(field)
  expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length])
  await sendKeys({ press: 'Tab' })
  const copied = nextEvent('svc-copy')
  await sendKeys({ press: 'Enter' })
  await copied
})

test('offers the QR code as a file', async () => {
  const { element } = await open()
  const { href } = part<HTMLAnchorElement>(element, 'a[href]')
  expect(href).to.contain('download=true')
  const picture = new Image()
  picture.src = href
  await picture.decode()
  expect(picture.naturalWidth).to.equal(picture.naturalHeight)
})

async function openCode(element: SvcShareLink) {
  part<HTMLAnchorElement>(element, 'a[href]').click()
  await until(() => element.renderRoot.querySelector('svc-qr-dialog') !== null)
  const dialog = element.renderRoot.querySelector('svc-qr-dialog')!
  await until(() => dialog.renderRoot.querySelector('dialog[open]') !== null)
  return dialog
}

test('shows the QR code in a dialog, to be saved as SVG or PNG', async () => {
  const { element } = await open()
  const dialog = await openCode(element)
  await part<HTMLImageElement>(dialog, 'img').decode()
  const files = Array.from(dialog.renderRoot.querySelectorAll('a'), ({ href }) => href)
  expect(files.map((href) => href.includes('format=svg'))).to.deep.equal([true, false])
  for (const href of files) expect(href).to.contain('download=true')
  button(dialog, 'Close').click()
  expect(dialog.renderRoot.querySelector('dialog[open]')).to.equal(null)
})

test('says that there is no link yet', async () => {
  const { element } = await open({ partner: 'linkless' })
  expect(textOf(element)).to.contain('No links yet.')
})

const feedback = (element: SvcShareLink) => textOf(part(element, '[role=status]'))

promisesOfSession<SvcShareLink>({
  markup,
  shows: /Copy link/,
  states: {
    async 'with the QR code shown'({ element }) {
      await openCode(element)
    },
    async 'when its address was copied'({ element }) {
      await press(button(element, 'Copy link'))
      await until(() => feedback(element) === 'Link copied.')
    },
    async 'when the page may not copy'({ element }) {
      const { writeText } = navigator.clipboard
      navigator.clipboard.writeText = () => Promise.reject(new Error('not here'))
      afterEachOnce(() => (navigator.clipboard.writeText = writeText))
      button(element, 'Copy link').click()
      await until(
        () => feedback(element) === 'Your browser blocked copying. Select the text and copy it.',
      )
    },
  },
})
