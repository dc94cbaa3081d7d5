import { expect, test } from 'bun:test'
import { checkLanguage, checkText } from './check-language.ts'
import { findTerms } from './german.ts'
import { findHeadings, findWording } from './wording.ts'

const found = (text: string) => findWording(text).map(({ text: words }) => words)

test.each([
  ['The mail is sent.', 'mail'],
  ['An e-mail address.', 'e-mail'],
  ['Whoever opens it owns it.', 'Whoever'],
  ['Fix it. Who opens it owns it.', 'Who opens it owns it.'],
  ['No commission is so.', 'is so'],
  ['The colour is grey.', 'colour'],
  ['We recognise visitors.', 'recognise'],
  ['It pays 20 % of sales.', '0 %'],
  ['On 28 November it ended.', '28 November'],
  ['The the link.', 'The the'],
  ['Void the commission.', 'Void the commission'],
  ['Verify the payout account.', 'payout account'],
  ['Your fraud cases.', 'fraud cases'],
  ['Replace the publishable key.', 'Replace the publishable key'],
  ['A link and an partner.', 'an'],
])('the rules reject “%s”', (text, words) => {
  expect(found(text)).toContain(words)
})

test.each([
  'Emails are sent to `mail@example.com`.',
  'See [the list](mails/list.md) and https://example.com/mail.',
  'Enterprise customers advertise, exercise, and otherwise revise an analysis.',
  'Who owns the workspace? The owner.',
  'A user sends an hour of events to a European server.',
  '```sh\nthe the mail\n```',
])('the rules accept “%s”', (text) => {
  expect(findWording(text)).toEqual([])
})

test('headings have capitals in names alone, and code in headings is no word', () => {
  const text = '# Track a Sale\n\n## Connect Stripe\n\n## The `Svc-Workspace` Header\n'
  const findings = findHeadings(text, new Set(['Stripe']))
  expect(findings.map(({ line, text: word }) => [line, word])).toEqual([
    [1, 'Sale'],
    [5, 'Header'],
  ])
})

test('a finding names its file and line, whichever rule it breaks', async () => {
  const text = 'First line.\n\nThe recieved mail.\n'
  const lines = await checkText({ from: 'page.md', text })
  expect(lines.toSorted()).toEqual([
    expect.stringContaining('page.md:3: "mail"'),
    expect.stringContaining('page.md:3: "recieved"'),
  ])
})

test('surfaces that are off are named, and a surface without texts fails', async () => {
  const text = { from: 'page.md', text: 'A mail.' }
  const surface = { name: 'emails', checked: false, read: () => [text] }
  expect(await checkLanguage([surface])).toMatchObject({
    code: 0,
    note: 'checked: none; not checked yet: emails',
  })
  expect((await checkLanguage([{ ...surface, checked: true }])).code).toBe(1)
  const moved = checkLanguage([{ ...surface, checked: true, read: () => [] }])
  await expect(moved).rejects.toThrow('no texts')
})

test('German texts have the settled words', () => {
  expect(findTerms('Vergütung\nIhre Auszahlungsart')).toEqual([
    '2: "Auszahlungsart" → Auszahlungsmethode',
  ])
})
