import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let programId: string

beforeAll(async () => {
  const { backend, shop } = visitors.server
  programId = (await createTestProgram(backend, shop)).program.id
})

async function program() {
  return (await visitors.server.shop.api('GET', `/programs/${programId}`)).body
}

test('the landing page is written, ordered and seen before it is saved', async () => {
  const page = await visitors.member('/console/program/landing')
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByLabel('Headline', { exact: true }).fill('Earn with Acme')
  await preview.getByRole('heading', { name: 'Earn with Acme' }).waitFor()
  await page.getByRole('button', { name: 'FAQ' }).click()
  await page.getByLabel('Question 1', { exact: true }).fill('When am I paid?')
  await page.getByLabel('Answer 1').fill('Each **month**.')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('textbox', { name: /^Text/ }).fill('Share what you like.')
  await preview.getByText('Share what you like.').waitFor()
  await page.getByRole('button', { name: 'Move Text 2 up' }).click()
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page.getByLabel('Image URL').fill('ftp://acme.test/shop.png')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  const address = page.getByLabel('Image URL')
  expect(await address.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Remove Image 3' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect((await program()).landing).toEqual({
    title: 'Earn with Acme',
    subtitle: '',
    blocks: [
      { type: 'text', text: 'Share what you like.' },
      {
        type: 'questions',
        questions: [{ question: 'When am I paid?', answer: 'Each **month**.' }],
      },
    ],
  })
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('who saves a landing page second sees both versions, and keeps the parts of the other', async () => {
  const { shop, backend } = visitors.server
  const landing = { title: 'Theirs', subtitle: 'Their words', blocks: [] }
  await shop.api('PATCH', `/programs/${programId}`, {
    landing: { title: 'Before', subtitle: '', blocks: [] },
  })
  const page = await visitors.member('/console/program/landing')
  await page.getByLabel('Headline', { exact: true }).fill('Mine')
  backend.clock.advance(1)
  await shop.api('PATCH', `/programs/${programId}`, { landing })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('alert', { name: 'Edited by someone else' })
  await both.getByRole('row', { name: 'Headline Theirs Mine' }).waitFor()
  expect((await program()).landing).toEqual(landing)
  await both.getByRole('button', { name: 'Save my changes' }).click()
  await page.getByText('Saved.').waitFor()
  expect((await program()).landing).toEqual({ ...landing, title: 'Mine' })
  await page.context().close()
})

test('the questions of the application form are added, ordered and demanded', async () => {
  const page = await visitors.member('/console/program/form')
  await page.getByRole('button', { name: 'Add question' }).click()
  const first = page.getByRole('group', { name: 'Question 1', exact: true })
  await first.getByRole('textbox', { name: 'Question' }).fill('Your site')
  await first.getByRole('combobox', { name: 'Answer' }).selectOption('url')
  await page.getByRole('button', { name: 'Add question' }).click()
  const second = page.getByRole('group', { name: 'Question 2', exact: true })
  await second.getByRole('textbox', { name: 'Question' }).fill('Your audience')
  await second.getByRole('combobox', { name: 'Answer' }).selectOption('select')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/needs options to choose from/).waitFor()
  await second.getByLabel('Options').fill('Small\nLarge')
  await second.getByLabel('Required').check()
  await page.getByRole('button', { name: 'Move Question 2 up' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect((await program()).applicationForm).toEqual([
    {
      key: 'question-2',
      label: 'Your audience',
      type: 'select',
      required: true,
      options: ['Small', 'Large'],
    },
    { key: 'question-1', label: 'Your site', type: 'url', required: false },
  ])
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('resources are added and removed, and what is wrong stands at its field', async () => {
  const page = await visitors.member('/console/program/resources')
  await page.getByRole('button', { name: 'Add resource' }).click()
  const first = page.getByRole('group', { name: 'Resource 1', exact: true })
  await first.getByLabel('Name').fill('Our logo')
  await first.getByRole('combobox', { name: 'Type' }).selectOption('logo')
  await first.getByLabel('Address').fill('ftp://acme.test/logo.svg')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  expect(await first.getByLabel('Address').getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Add resource' }).click()
  const second = page.getByRole('group', { name: 'Resource 2' })
  await second.getByLabel('Name').fill('Green')
  await second.getByRole('combobox', { name: 'Type' }).selectOption('color')
  await second.getByRole('textbox', { name: /^Color/ }).fill('#1A7F37')
  await page.getByRole('button', { name: 'Remove Our logo' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect((await program()).resources).toEqual([{ kind: 'color', name: 'Green', value: '#1a7f37' }])
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('who may not change the program reads what partners see', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/program/landing', {}, viewer)
  expect(await page.getByLabel('Headline', { exact: true }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  await page.context().close()
})

test('a picture is uploaded as the logo, shown, and what is none is refused', async () => {
  const page = await visitors.member('/console/program/landing')
  await settled(page)
  const upload = page.locator('picture-upload').first()
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  const input = upload.locator('input')
  await input.setInputFiles(file('logo.png', Buffer.from('<svg onload="alert(1)"/>')))
  await upload.getByRole('alert').filter({ hasText: 'The file isn’t a supported image' }).waitFor()
  await input.setInputFiles(file('logo.png', Buffer.alloc(524_289)))
  await upload.getByRole('alert').filter({ hasText: 'larger than 512 KB' }).waitFor()
  await input.setInputFiles(file('logo.png', PNG))
  await upload.getByText('Image uploaded.').waitFor()
  const address = await page.getByLabel('Logo URL').inputValue()
  expect(address).toStartWith(`${visitors.server.origin}/api/images/`)
  const shown = page.locator('img.own')
  await shown.waitFor()
  expect(
    await shown.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)),
  ).toBe(1)
  await page.context().close()
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
