import { expect, test } from 'bun:test'
import { Visitors } from './visitors.ts'

const visitors = new Visitors({ isNew: true })

test('the console can be installed: its manifest and icons are there', async () => {
  const page = await visitors.stranger('/console/sign-in')
  const { origin } = visitors.server
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(origin + href!)
  expect(answer.headers()['content-type']).toStartWith('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    start_url: '/console/',
    scope: '/console/',
    display: 'standalone',
  })
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: '180x180' }]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  await page.context().close()
})
