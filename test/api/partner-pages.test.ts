import { describe, expect, test } from 'bun:test'
import { TRANSLATIONS } from '../../server/locales/catalogues.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

async function page(path: string, language?: string) {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const response = await backend.handle(
    new Request(`http://localhost/partners${path}`, { headers }),
  )
  const html = await response.text()
  return {
    html,
    tag: /<html[^>]*>/.exec(html)![0],
    policy: response.headers.get('content-security-policy')!,
  }
}
const texts = (html: string) =>
  Array.from(html.matchAll(/<(?:title|h1|p|button[^>]*|label[^>]*)>([^<]+)</g), ([, text]) => text)

/** What a page's script says: sentences by name, and those about statuses without a dashboard. */
const textsOf = (html: string) => {
  const { turnedAway = {}, ...sentences } = JSON.parse(/id="words">([^<]+)</.exec(html)![1]!)
  return { turnedAway, sentences } as Record<'turnedAway' | 'sentences', Record<string, string>>
}

/** Words that are the same in French and German. */
const SAME = ['Invitation', 'optional']

describe('the pages behind the links in mails', () => {
  test('are in the language that the browser asks for, else in English', async () => {
    const said = async (language?: string) => {
      const { html, tag } = await page('/sign-in', language)
      return [tag, /<h1>([^<]+)/.exec(html)![1]]
    }
    expect(await said()).toEqual(['<html lang="en">', 'Sign in'])
    expect(await said('nl')).toEqual(['<html lang="en">', 'Sign in'])
    expect(await said('de-CH, en;q=0.5')).toEqual(['<html lang="de-CH">', 'Anmelden'])
    expect(await said('ar')).toEqual(['<html lang="ar" dir="rtl">', 'تسجيل الدخول'])
  })

  test('are in that of the link, whatever the browser asks for', async () => {
    const { html, tag } = await page('/invite?lang=ja', 'de')
    expect([tag, html.includes('<title>招待</title>')]).toEqual(['<html lang="ja">', true])
    const hostile = await page('/invite?lang=%22%3E%3Cscript%3E', 'de')
    expect(hostile.tag).toBe('<html lang="en">')
  })

  test('answer 404 to what names no program, whatever it is', async () => {
    const status = async (path: string) =>
      (await backend.handle(new Request(`http://localhost/partners${path}`))).status
    const encoded = ['/%00', '/%', '/%zz', '/%zz/a', '/acme/%zz', '/a%2Fb', '/acme/%00', '/..%2f']
    for (const path of ['/prog_unknown', '/a/b', ...encoded])
      expect([path, await status(path)]).toEqual([path, 404])
    expect(await status('/?program=%00')).toBe(200)
  })

  test.each(TRANSLATIONS)('say nothing in English in %s', async (language) => {
    for (const path of ['/', '/sign-in', '/invite', '/nothing']) {
      const english = await page(path)
      const { html, policy } = await page(path, language)
      const same = texts(html).filter((text) => texts(english.html).includes(text))
      expect(same.filter((text) => !SAME.includes(text!))).toEqual([])
      expect(texts(html)).toHaveLength(texts(english.html).length)
      expect(policy).toBe(english.policy)
      const { turnedAway, sentences } = textsOf(html)
      const { turnedAway: plainly, sentences: plain } = textsOf(english.html)
      expect(Object.keys(sentences)).toEqual(Object.keys(plain))
      const left = Object.values(sentences).filter((text) => Object.values(plain).includes(text))
      expect(left.filter((text) => !SAME.includes(text))).toEqual([])
      expect(Object.keys(turnedAway)).toEqual(Object.keys(plainly))
      for (const [status, text] of Object.entries(turnedAway))
        expect(text).not.toBe(plainly[status]!)
    }
  })
})

test('what a sign-in page is refused with is in its language', async () => {
  const refused = async (path: string) => {
    const request = new Request(`http://localhost/api/partners${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ token: 'svc_pl_unknown' }),
    })
    const answer = await backend.handle(request)
    return ((await answer.json()) as { error: { message: string } }).error.message
  }
  expect(await refused('/session')).toStartWith('Dieser Anmeldelink ist ungültig')
  expect(await refused('/invites/accept')).toStartWith('Diese Einladung ist abgelaufen')
})
