import { expect, test } from 'bun:test'
import { expectAccessible } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const NEW = '/console/links/new'

test('a link is made from the list; what the API refuses stands beside its field', async () => {
  const { shop } = visitors.server
  const page = await visitors.member('/console/links')
  await page.getByRole('link', { name: 'New link' }).click()
  await page.getByLabel('Destination', { exact: true }).fill('shop.test/spring?utm_source=radio')
  await page.getByLabel('Short-link key').fill('ada')
  await page.getByRole('button', { name: 'Create link' }).click()
  await page
    .getByText(/^Duplicate key: /)
    .first()
    .waitFor()
  expect(await page.getByLabel('Short-link key').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Short-link key').fill('made-here')
  await page.locator('wa-switch').click()
  await page.getByText('UTM parameters').waitFor()
  expect(await page.getByLabel('Source').inputValue()).toBe('radio')
  await page.getByText('A/B test').click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await page.getByRole('textbox', { name: 'Destination 2' }).fill('ftp:nowhere')
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  expect(
    await page.getByRole('textbox', { name: 'Destination 2' }).getAttribute('aria-invalid'),
  ).toBe('true')
  await page.getByRole('textbox', { name: 'Destination 2' }).fill('https://shop.test/other')
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.waitForURL(/links\/link_/)
  await page.getByRole('heading', { name: /made-here$/ }).waitFor()
  const query = `domain=${shop.domain}&key=made-here`
  const { body } = await shop.api('GET', `/links/info?${query}`)
  expect(body.utm_source).toBe('radio')
  expect(body.trackConversion).toBe(true)
  expect(body.testVariants.map((one: { percentage: number }) => one.percentage)).toEqual([50, 50])
  await page.context().close()
})

test('two who edit one link see both versions before one is written over', async () => {
  const { shop, backend } = visitors.server
  const { id } = await shop.createLink('shared', { title: 'Before', comments: 'Kept' })
  const [first, second] = [
    await visitors.member(`/console/links/${id}`),
    await visitors.member(`/console/links/${id}`),
  ]
  const titleOf = async (page: typeof first) => {
    await settled(page)
    return page.getByLabel('Title')
  }
  await (await titleOf(first)).fill('First')
  await (await titleOf(second)).fill('Second')
  backend.clock.advance(1)
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await first.getByText('Saved.').waitFor()
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  const row = second.getByRole('row').filter({ hasText: 'Title' })
  await row.getByText('First').waitFor()
  await row.getByText('Second').waitFor()
  const read = async () => (await shop.api('GET', `/links/${id}`)).body
  expect((await read()).title).toBe('First')
  await second.getByRole('button', { name: 'Save my changes' }).click()
  await second.getByText('Saved.').waitFor()
  expect(await read()).toMatchObject({ title: 'Second', comments: 'Kept' })
  await first.context().close()
  await second.context().close()
})

test('a code is drawn, with a logo too, and a file that is no picture is refused', async () => {
  const { shop } = visitors.server
  const page = await visitors.member(`/console/links/${shop.link.id}`)
  const dark = () =>
    page.getByRole('img', { name: /^QR code for/ }).evaluate((canvas) => {
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, 600, 600)
      return data.filter((value, at) => at % 4 === 0 && value < 128 && data[at + 3] === 255).length
    })
  await settled(page)
  const logo = page.getByLabel('Logo')
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await page.getByText('Your browser can’t open this image. Use a PNG or JPEG file.').waitFor()
  expect(await dark()).toBeGreaterThan(10_000)
  const buffer = Buffer.from(
    await (await fetch(`${visitors.server.origin}/api/qr?url=a`)).arrayBuffer(),
  )
  await logo.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Remove logo' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('qr-spring.png')
  await page.context().close()
})

test('folders and tags are made, renamed and deleted, which names their links', async () => {
  const { shop } = visitors.server
  const page = await visitors.member('/console/links/folders')
  await page.getByRole('button', { name: 'New tag' }).click()
  await page.getByLabel('Name').fill('Podcast')
  await page.getByLabel('Color').selectOption('purple')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Podcast', { exact: true }).waitFor()
  await shop.createLink('tagged', { tagNames: ['Podcast'] })
  await page.getByRole('button', { name: 'New tag' }).click()
  await page.getByLabel('Name').fill('podcast')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/already exists/).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('link', { name: '1 link', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Podcast' }).click()
  await page.getByLabel('Name').fill('Radio')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Delete Radio' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Radio?' })
  await question.getByText('The tag is removed from 1 link').waitFor()
  await question.getByRole('button', { name: 'Delete Radio' }).click()
  await page.getByText('Radio deleted.').waitFor()
  expect((await shop.api('GET', '/tags')).body).toEqual([])
  await page.context().close()
})

test('a viewer changes nothing, and a link that is not there is said so', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member(`/console/links/${visitors.server.shop.link.id}`, {}, viewer)
  await page.getByText('Your role can view links but not change them.').waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  expect(await page.getByLabel('Destination', { exact: true }).isDisabled()).toBe(true)
  await page.goto(`${visitors.server.origin}/console/links/link_none`)
  await page.getByText(/link_none/).waitFor()
  await page.context().close()
})

test('the form is accessible with all its parts open, in light and dark', async () => {
  const page = await visitors.member(NEW)
  await settled(page)
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', true)
  })
  await page.getByRole('button', { name: 'Add country' }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, 'ltr')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'rtl')
  await page.context().close()
})

test('UTM parameters are kept as a template, put into another link, replaced and deleted', async () => {
  const { shop } = visitors.server
  const page = await visitors.member(NEW)
  await settled(page)
  await page.getByText('UTM parameters').click()
  await page.getByLabel('Source').fill('news')
  await page.getByLabel('Medium').fill('email')
  const keep = async (name: string) => {
    await page.getByRole('button', { name: 'Save as template' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await keep('Newsletter')
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await settled(page)
  await page.getByText('UTM parameters').click()
  await page.locator('utm-template-picker select').selectOption({ label: 'Newsletter' })
  expect(await page.getByLabel('Source').inputValue()).toBe('news')
  expect(await page.getByLabel('Medium').inputValue()).toBe('email')
  await expectAccessible(page, 'ltr')
  await page.getByLabel('Medium').fill('paper')
  await keep('newsletter')
  const kept = (await shop.api('GET', '/utm-templates')).body
  expect(kept).toMatchObject([{ name: 'newsletter', utm_source: 'news', utm_medium: 'paper' }])
  await page.getByRole('button', { name: 'Delete newsletter' }).click()
  await page.getByRole('dialog').getByText('Existing links keep their parameters.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete newsletter' }).click()
  await page.getByText('newsletter deleted.').waitFor()
  expect((await shop.api('GET', '/utm-templates')).body).toEqual([])
  expect(await page.getByLabel('Medium').inputValue()).toBe('paper')
  await page.context().close()
})
