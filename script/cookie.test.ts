import { afterEach, expect, test } from 'bun:test'
import { getClickId, setClickId } from './cookie.ts'

const page = globalThis as { document?: unknown; location?: unknown; localStorage?: unknown }

afterEach(() => {
  delete page.document
  delete page.location
  delete page.localStorage
})

/** A document whose browser accepts a cookie on the given domains only. */
const browse = (protocol: string, hostname: string, accepted: string[]) => {
  const written: string[] = []
  const asked: string[] = []
  const jar = new Map<string, string>()
  page.location = { href: `${protocol}//${hostname}/`, hostname }
  page.localStorage = {}
  page.document = {
    get cookie() {
      return [...jar.values()].join('; ')
    },
    set cookie(line: string) {
      const [pair, domain, age] = line.split(';') as [string, string, string]
      const name = domain.slice('domain='.length)
      asked.push(name)
      if (!accepted.includes(name)) return
      written.push(line)
      if (age == 'max-age=0') jar.delete(name)
      else jar.set(name, pair)
    },
  }
  return { written, asked, jar }
}

test('the widest accepted domain is used and every other level is cleared', () => {
  const { jar } = browse('https:', 'shop.acme.co.uk', ['shop.acme.co.uk', 'acme.co.uk', ''])
  jar.set('shop.acme.co.uk', 'svc_id=old').set('', 'svc_id=older')
  setClickId('new')
  expect([...jar]).toEqual([['acme.co.uk', 'svc_id=new']])
  setClickId('')
  expect([...jar]).toEqual([])
})

test('the cookie is Secure on https and only there', () => {
  for (const protocol of ['https:', 'http:']) {
    const { written } = browse(protocol, 'acme.com', ['acme.com'])
    setClickId('x')
    expect(written.at(-1)!.split(';').includes('secure')).toBe(protocol == 'https:')
  }
})

test('no domain is tried that is none: one label, a part of an address, or none that was configured', () => {
  const tried = (hostname: string) => {
    const { asked } = browse('https:', hostname, [''])
    setClickId('x')
    return [...new Set(asked)]
  }
  expect(tried('localhost')).toEqual([''])
  // WebKitGTK accepts `0.1` there, and other addresses would see the cookie.
  expect(tried('127.0.0.1')).toEqual([''])
  expect(tried('[::1]')).toEqual([''])
  expect(tried('4.shop.acme.test')).toEqual(['acme.test', 'shop.acme.test', '4.shop.acme.test', ''])
  expect(tried('www.acme.test')).toEqual(['acme.test', 'www.acme.test', ''])
})

test('a value round-trips, whatever it is; another cookie’s name is not mistaken for ours', () => {
  browse('http:', 'localhost', [''])
  for (const id of ['a b;=,%', 'ж☃😀', '"', 'x=y']) expect((setClickId(id), getClickId())).toBe(id)
  page.document = { cookie: 'xsvc_id=1; my=svc_id=2' }
  expect(getClickId()).toBeNull()
  page.document = { cookie: 'svc_id=%E0%A4%A' }
  expect(getClickId()).toBeNull()
})
