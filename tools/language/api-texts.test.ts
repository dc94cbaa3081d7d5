import { expect, test } from 'bun:test'
import type { ApiDocument } from '../../server/http/openapi.ts'
import texts from '../../server/http/field-texts.json' with { type: 'json' }
import { apiDocument } from '../build-api.ts'
import { fieldTexts, findApiTexts } from './api-texts.ts'

const GOOD = { summary: 'Create link', description: 'Creates a link.', tags: ['links'] }

function document(...operations: object[]): ApiDocument {
  const paths = operations.map((operation, at) => [`/${at}`, { get: { ...GOOD, ...operation } }])
  return {
    openapi: '3.1.0',
    servers: [],
    tags: [{ name: 'links', description: 'Short links.' }],
    paths: Object.fromEntries(paths),
    components: {},
  }
}

test('a title with a listed verb and a description pass', () => {
  expect(findApiTexts(document({}, { summary: 'Test Stripe webhook' }))).toEqual([])
})

test.each([
  [{ summary: 'See links' }, 'verbs'],
  [{ summary: 'List links of a partner by date' }, 'at most 5 words'],
  [{ summary: 'List Links' }, 'sentence case'],
  [{ summary: 'List links.' }, 'end with a word'],
  [{ description: 'Lists links' }, 'full sentences'],
  [{ description: undefined }, 'full sentences'],
])('%j is found', (operation, advice) => {
  expect(findApiTexts(document(operation))).toEqual([expect.stringContaining(advice)])
})

test('two operations of a tag have different titles', () => {
  expect(findApiTexts(document({}, {}))).toEqual([expect.stringContaining('another title')])
  expect(findApiTexts(document({}, { tags: ['partners'] }))).toEqual([])
})

test('parameters and fields need a sentence, however deep they are', () => {
  const parameters = [{ in: 'query', name: 'page', schema: { type: 'integer' } }]
  const inner = { type: 'object', properties: { id: { type: 'string', description: 'The ID' } } }
  const schema = {
    type: 'array',
    items: { properties: { link: { ...inner, description: 'A link.' } } },
  }
  const responses = { 200: { content: { 'application/json': { schema } } } }
  expect(findApiTexts(document({ parameters, responses }))).toEqual([
    expect.stringContaining('/0?page: ""'),
    expect.stringContaining('link.id: "The ID"'),
  ])
})

test('each shared text describes a parameter or a field', () => {
  const used = new Set(fieldTexts(apiDocument()).map(({ text }) => text))
  const shared = Object.values({ ...texts.fields, ...texts.parameters })
  expect(shared.filter((text) => !used.has(text))).toEqual([])
})
