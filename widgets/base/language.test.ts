import {
  afterEachOnce,
  describe,
  expect,
  fixtureOf,
  html,
  part,
  settled,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import type { SvcDiscountBanner } from '../discount-banner/discount-banner.ts'
import '../discount-banner/discount-banner.ts'
import type { SvcReferralDashboard } from '../referral-dashboard/referral-dashboard.ts'
import '../referral-dashboard/referral-dashboard.ts'
import { fill, hostLocales, negotiateLocale } from './language.ts'
import { mapOfPage } from './map-of-page.ts'
import { registerLocale, type LocaleDefinition } from './register-locale.ts'

const page = document.documentElement

const open = async (around = html`<svc-referral-dashboard></svc-referral-dashboard>`) =>
  (await fixtureOf<SvcReferralDashboard>(around)).element

/** Writes on the page what a switch of languages writes there; the test's end takes it away. */
function setPageLanguage(lang: string, dir?: string): void {
  page.lang = lang
  if (dir === undefined) page.removeAttribute('dir')
  else page.dir = dir
  afterEachOnce(() => {
    page.lang = 'en'
    page.removeAttribute('dir')
  })
}

const reads = (element: SvcReferralDashboard, ...words: string[]) =>
  until(() => words.every((one) => textOf(element).includes(one)))
const directionOf = (element: SvcReferralDashboard) =>
  [element, part(element, 'svc-share-kit'), part(element, 'svc-earnings')].map((one) => [
    one.dir,
    getComputedStyle(one).direction,
  ])
const all = <T>(one: T) => [one, one, one]

describe('an open dashboard and all inside it', () => {
  test('follow the language of the page, there and back', async () => {
    const element = await open()
    setPageLanguage('de')
    await reads(element, 'Link kopieren', 'Auszahlbar', 'Übersicht', 'Klicks')
    setPageLanguage('fr')
    await reads(element, 'Copier le lien')
    expect(textOf(element).includes('Auszahlbar')).to.equal(false)
    setPageLanguage('en')
    await reads(element, 'Copy link', 'Payable', 'Overview', 'Clicks')
  })

  test('follow their own, which counts more, and the page’s again when it is gone', async () => {
    const element = await open()
    element.lang = 'ja'
    await reads(element, 'リンクをコピー', '概要')
    setPageLanguage('de')
    await settled(element)
    expect(textOf(element)).to.contain('リンクをコピー')
    element.removeAttribute('lang')
    await reads(element, 'Link kopieren', 'Übersicht')
  })

  test('follow what stands around them, in shadow trees too', async () => {
    const element = await open(html`<div><svc-referral-dashboard></svc-referral-dashboard></div>`)
    const box = element.parentElement!
    const tree = box.attachShadow({ mode: 'open' })
    const inner = document.createElement('div')
    tree.append(inner)
    inner.append(element)
    inner.lang = 'de'
    await reads(element, 'Link kopieren', 'Übersicht')
    inner.removeAttribute('lang')
    box.lang = 'fr'
    await reads(element, 'Copier le lien')
  })

  test('write from right to left only as long as the language does', async () => {
    const element = await open()
    setPageLanguage('ar')
    await reads(element, 'نسخ الرابط')
    expect(directionOf(element)).to.deep.equal([
      ['rtl', 'rtl'],
      ['', 'rtl'],
      ['', 'rtl'],
    ])
    setPageLanguage('de')
    await reads(element, 'Link kopieren')
    expect(directionOf(element)).to.deep.equal(all(['', 'ltr']))
    expect(element.hasAttribute('dir')).to.equal(false)
  })

  test('leave the direction to a page that names one', async () => {
    const element = await open()
    setPageLanguage('ar', 'ltr')
    await reads(element, 'نسخ الرابط')
    expect(directionOf(element)).to.deep.equal(all(['', 'ltr']))
    page.removeAttribute('dir')
    await until(() => element.dir === 'rtl')
    page.dir = 'rtl'
    await until(() => element.dir === '')
    expect(directionOf(element)).to.deep.equal(all(['', 'rtl']))
  })

  test('keep the direction that the page gave the element itself', async () => {
    const element = await open()
    setPageLanguage('ar')
    await until(() => element.dir === 'rtl')
    element.dir = 'ltr'
    setPageLanguage('de')
    await reads(element, 'Link kopieren')
    expect(element.dir).to.equal('ltr')
  })
})

test('an element that was taken away follows nothing, and asks again when it is back', async () => {
  const element = await open()
  const place = element.parentElement!
  element.remove()
  setPageLanguage('de')
  await settled(element)
  expect(textOf(element)).to.contain('Copy link')
  place.append(element)
  await reads(element, 'Link kopieren', 'Übersicht')
})

/** Registers a locale until the test's end. */
function register(tag: string, definition: LocaleDefinition): void {
  registerLocale(tag, definition)
  afterEachOnce(() => {
    hostLocales.clear()
    mapOfPage('registered-locales').clear()
  })
}

const dayOf = (element: SvcReferralDashboard) => textOf(part(element, 'svc-earnings'))

describe('a locale that is not available', () => {
  for (const lang of ['fa', 'he', 'zh-Hant-TW', 'no-such-tag-at-all'])
    test(`gives way to English, with its figures and its direction (${lang})`, async () => {
      const element = await open()
      const english = dayOf(element)
      setPageLanguage(lang, 'rtl')
      await until(() => element.dir === 'ltr')
      await settled(element)
      expect(dayOf(element)).to.equal(english)
      expect(directionOf(element)).to.deep.equal([
        ['ltr', 'ltr'],
        ['', 'ltr'],
        ['', 'ltr'],
      ])
      setPageLanguage('ar', 'rtl')
      await reads(element, 'نسخ الرابط')
      expect(element.hasAttribute('dir')).to.equal(false)
    })

  test('gives way to the next that is wanted', () => {
    expect(negotiateLocale(['fa', 'de-ch', 'fr'])).to.equal('de-CH')
    expect(negotiateLocale(['zh', ''])).to.equal('en')
  })
})

describe('a locale of the host’s', () => {
  test('is taken by elements that are shown, with its figures, its calendar and its direction', async () => {
    const element = await open()
    setPageLanguage('fa')
    await settled(element)
    register('fa', { texts: { 'Copy link': 'رونوشت پیوند' } })
    await reads(element, 'رونوشت پیوند', 'Overview')
    await until(() => /[۰-۹]/.test(dayOf(element)))
    expect(element.dir).to.equal('rtl')
  })

  test('overrides single texts of one that the elements bring, closest first', async () => {
    register('de', { texts: { 'Copy link': 'Teilen', Overview: 'Alles' } })
    register('de-AT', { texts: { 'Copy link': 'Weitersagen' } })
    const element = await open()
    setPageLanguage('de-AT')
    await reads(element, 'Weitersagen', 'Alles', 'Auszahlbar')
    setPageLanguage('de-CH')
    await reads(element, 'Teilen', 'Alles', 'Auszahlbar')
  })

  test('fits its other countries, but no other script', () => {
    register('zh-Hans', { texts: {} })
    expect(negotiateLocale(['zh-CN'])).to.equal('zh-CN')
    expect(negotiateLocale(['zh-SG'])).to.equal('zh-SG')
    expect(negotiateLocale(['zh-TW'])).to.equal('en')
  })

  test('must have a tag', () => {
    expect(() => registerLocale('not a tag', { texts: {} })).to.throw()
  })
})

test('a name turns no sentence of another direction, and is told as it is in one of its own', () => {
  const apart = (text: string) => `\u2068${text}\u2069`
  const arabic = 'مقهى'
  expect(fill('By {name}: {offer}', { name: arabic, offer: '10%' })).to.equal(
    `By ${apart(arabic)}: 10%`,
  )
  expect(fill('أنت شريك في {program}.', { program: 'Acme (EU)' })).to.equal(
    `أنت شريك في ${apart('Acme (EU)')}.`,
  )
  expect(fill('By {name}: {other}', { name: 'Ada' })).to.equal('By Ada: {other}')
})

test('a visitor’s element follows too', async () => {
  const { element } = await fixtureOf<SvcDiscountBanner>(
    html`<svc-discount-banner partner="Ada" code="TEN"></svc-discount-banner>`,
    { partner: null },
  )
  setPageLanguage('de')
  await until(() => textOf(element).includes('TEN kopieren'))
  element.lang = 'en'
  await until(() => textOf(element).includes('Copy TEN'))
})
