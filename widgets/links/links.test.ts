import {
  button,
  expect,
  fixtureOf,
  html,
  nextEvent,
  part,
  plainTextOf,
  promisesOfSession,
  settled,
  test,
  textOf,
  until,
  press,
} from '../test-kit/index.ts'
import type { EmbedLink } from '../base/wire.gen.ts'
import type { SvcLinks } from './links.ts'
import './links.ts'

const markup = () => html`<svc-links></svc-links>`
const open = (options = {}) => fixtureOf<SvcLinks>(markup(), options)
const linksOf = (element: SvcLinks) =>
  Array.from(element.renderRoot.querySelectorAll('[part=item]'))

function write(element: SvcLinks, values: Record<string, string>, label = 'Create link'): void {
  part<HTMLDetailsElement>(element, 'details').open = true
  for (const [name, value] of Object.entries(values))
    part<HTMLInputElement>(element, `[name=${name}]`).value = value
  button(element, label).click()
}

test('shows every link with its figures and its code, in one request', async () => {
  const { element, wire } = await open()
  const [first, ...others] = linksOf(element)
  expect(others).to.have.length(2)
  expect(textOf(first!)).to.match(/Clicks \d+ Leads \d+ Sales \d+ Code ADA10$/)
  expect(await wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('shows those beyond the first hundred by a button, each as itself', async () => {
  const { element, wire } = await open({ partner: 'many' })
  const addressOf = (at: number) =>
    part(element, `li:nth-child(${at}) svc-share-link`).shadowRoot!.querySelector('input')!.value
  expect(linksOf(element)).to.have.length(100)
  button(element, 'Show more').click()
  await until(() => linksOf(element).length === 130)
  await settled(element)
  await until(() => element.shadowRoot!.activeElement === linksOf(element)[100])
  expect(addressOf(130)).to.match(/mia-129$/)
  const all = Array.from({ length: 130 }, (_, at) => addressOf(at + 1))
  expect(new Set(all).size).to.equal(130)
  expect(() => button(element, 'Show more')).to.throw()
  expect(await wire.calls()).to.deep.equal([
    'GET /api/embed/referrals',
    'GET /api/embed/referrals/links?pageSize=100&page=2',
  ])
})

test('copies the address of each link', async () => {
  const { element } = await open()
  const second = part(element, 'li:nth-child(2) svc-share-link')
  const copied = nextEvent<{ url: string }>('svc-copy')
  await press(second.shadowRoot!.querySelector('button')!)
  expect((await copied).detail.url).to.match(/ada-blog$/)
})

test('creates a further link and shows it', async () => {
  const { element } = await open({ partner: 'fresh' })
  const created = nextEvent<{ link: EmbedLink }>('svc-link-created')
  const key = `spring-${Date.now()}`
  write(element, { key, url: 'https://shop.test/spring' })
  const { link } = (await created).detail
  expect(link.url).to.equal('https://shop.test/spring')
  await until(() => linksOf(element).length === 2)
  await settled(element)
  const added = part(element, 'li:nth-child(2) svc-share-link')
  expect(added.shadowRoot!.querySelector('input')!.value).to.match(new RegExp(`${key}$`))
  expect(textOf(part(element, '[role=status]'))).to.equal('Link created.')
  expect(part<HTMLInputElement>(element, '[name=key]').value).to.equal('')
})

test('says at the field what is wrong with it, keeps what was written, and goes there', async () => {
  const { element } = await open({ partner: 'fresh' })
  write(element, { url: 'https://elsewhere.test/', key: 'mine' })
  const field = part<HTMLInputElement>(element, '[name=url]')
  await until(() => field.ariaInvalid === 'true')
  await until(() => element.shadowRoot!.activeElement === field)
  expect(textOf(part(element, '#wrong'))).not.to.equal('')
  expect(part<HTMLInputElement>(element, '[name=key]').value).to.equal('mine')
  expect(linksOf(element)).to.have.length(1)
})

for (const [lang, label, said] of [
  ['de', 'Link erstellen', '„api“ ist kein gültiger Schlüssel: Er ist reserviert.'],
  ['ar', 'إنشاء رابط', 'لا يمكن أن يكون «api» نهاية العنوان: إنها محجوزة.'],
] as const) {
  test(`says it in the language of the page: ${lang}`, async () => {
    const { element } = await fixtureOf<SvcLinks>(html`<svc-links lang=${lang}></svc-links>`, {
      partner: 'fresh',
    })
    await until(() => textOf(element).includes(label))
    write(element, { key: 'api' }, label)
    await until(() => part(element, '[name=key]').ariaInvalid === 'true')
    expect(plainTextOf(part(element, '#wrong'))).to.equal(said)
  })
}

test('offers no form to a session that may not create links', async () => {
  const { element } = await open({ scopes: ['read'] })
  expect(element.renderRoot.querySelector('form')).to.equal(null)
  const invited = await open({ partner: 'invited' })
  expect(invited.element.renderRoot.querySelector('form')).to.equal(null)
  expect(textOf(invited.element)).to.contain('Accept the invitation')
  const ended = await open({ partner: 'ended' })
  expect(ended.element.renderRoot.querySelector('form')).to.equal(null)
})

test('says that there is no link yet, and lets one be created', async () => {
  const { element } = await open({ partner: 'linkless' })
  expect(textOf(element)).to.contain('No links yet.')
  button(element, 'Create link')
})

promisesOfSession<SvcLinks>({
  markup,
  shows: /Copy link QR code Clicks \d+/,
  states: {
    'with its form opened': ({ element }) => {
      part<HTMLDetailsElement>(element, 'details').open = true
    },
    'with what is wrong in its form': {
      partner: 'fresh',
      async reach({ element }) {
        write(element, { url: 'https://elsewhere.test/', key: 'mine' })
        await until(() => part(element, '[name=url]').ariaInvalid === 'true')
      },
    },
    'when a link was created': {
      partner: 'fresh',
      async reach({ element }) {
        write(element, { key: `seen-${Date.now()}` })
        await until(() => linksOf(element).length === 2)
        await settled(element)
      },
    },
    async 'when nobody answers its form'({ element, wire }) {
      await wire.set('down')
      write(element, { key: 'lost' })
      await until(() => textOf(part(element, '[role=status]')).startsWith('Something went wrong.'))
    },
  },
})
