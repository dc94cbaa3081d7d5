import type { Field, Operation, Resource, Struct, Table, Type } from './table.ts'
import { capital, indent, snake, wrap } from './words.ts'
import { writeAnswer, writeType, type TypeWriter } from './write-type.ts'

const NOTE =
  '# frozen_string_literal: true\n\n# Made by `bun run generate` from the API’s description.\n'

/** Writes the generated part of `sdk/ruby`, by file. */
export function ruby({ resources, structs }: Table): Record<string, string> {
  return {
    'lib/svc/types.rb': types(structs.filter(({ isOutput }) => isOutput)),
    'lib/svc/client.rb': client(resources),
    ...Object.fromEntries(
      resources.map((one) => [`lib/svc/resources/${snake(one.name)}.rb`, resourceFile(one)]),
    ),
  }
}

function types(structs: Struct[]): string {
  const classes = structs.map(({ name, fields }) => {
    const docs = fields.map((field) => attribute(field)).join('')
    const names = fields.map(({ wire }) => `:${snake(wire)}`).join(', ')
    const list = wrap(`fields ${names}`, 100).join('\n         ')
    return `class ${name} < Record\n${docs}${names ? `  ${list}\n` : ''}end\n`
  })
  return `${NOTE}
module Svc
  # What the API answers.
  module Types
${indent(classes.join('\n'), '    ')}  end
end
`
}

function attribute({ wire, type, nullable, required, description }: Field): string {
  const told = description ? ` ${description.replaceAll('\n', ' ')}` : ''
  const text = `${typeName(type)}${nullable || !required ? ', nil' : ''}`
  return wrap(`@!attribute [r] ${snake(wire)} [${text}]${told}`, 110)
    .map((line, at) => `  # ${at > 0 ? '  ' : ''}${line}\n`)
    .join('')
}

const TYPES: TypeWriter = {
  string: 'String',
  integer: 'Integer',
  number: 'Numeric',
  boolean: 'Boolean',
  any: 'Object',
  words: (words) => words.map((word) => `"${word}"`).join(', '),
  list: (of) => `Array<${of}>`,
  map: (of) => `Hash{String => ${of}}`,
  object: (name) => `Types::${name}`,
  union: (of) => of.join(', '),
}
const typeName = (type: Type): string => writeType(type, TYPES)

function comment(text: string, width = 108): string {
  return wrap(text, width)
    .map((line) => `# ${line}`.trimEnd())
    .join('\n')
}

function resourceFile({ name, description, operations }: Resource): string {
  const methods = operations.map((one) => indent(methodOf(one), '    ')).join('\n')
  return `${NOTE}
require_relative "resource"

module Svc
${indent(comment(description), '  ')}
  class ${capital(name)}Resource < Resource
${methods}  end
end
`
}

function methodOf(operation: Operation): string {
  const { method, description, params, body, answer } = operation
  const ids = operation.pathParams.map((one) => snake(one))
  const given = [...ids]
  if (body.kind === 'text') given.push('content')
  if (body.kind === 'list') given.push('items')
  given.push(answer.kind === 'stream' ? 'last_event_id: nil' : 'options: {}')
  if (params) given.push('**params')
  const docs = [
    comment(description),
    ...(params ?? { fields: [] }).fields.map((field) => option(field)),
    `# @return [${answerType(answer)}]`,
  ]
  return `${docs.join('\n')}\ndef ${snake(method)}(${given.join(', ')})\n${indent(callOf(operation, ids), '  ')}\nend\n`
}

function option({ wire, type, required, nullable, description }: Field): string {
  const told =
    `${required ? 'required' : ''}${description && required ? ': ' : ''}${description}`.trim()
  const text = `@option params [${typeName(type)}${nullable ? ', nil' : ''}] :${snake(wire)} ${told}`
  const isInput = text.replaceAll('\n', ' ').trim()
  return wrap(isInput, 108)
    .map((line, at) => `# ${at > 0 ? '  ' : ''}${line}`)
    .join('\n')
}

const answerType = (answer: Operation['answer']): string =>
  writeAnswer(answer, {
    json: typeName,
    pages: (of) => `Pages<${typeName(of)}>`,
    text: 'String',
    stream: 'Stream<LiveEvent>',
  })

function callOf(
  { verb, path, pathParams, query, body, answer, model, params }: Operation,
  ids: string[],
): string {
  const template = pathParams.reduce((text, name) => text.replace(`{${name}}`, '{}'), path)
  const address = ids.length > 0 ? `path("${template}", ${ids.join(', ')})` : `"${template}"`
  if (answer.kind === 'stream') return `Stream.new(@transport, ${address}, last_event_id)`
  const kind = model ? `, kind: Types::${model}` : ''
  const both = query.length > 0 && body.kind === 'object'
  const names = (params?.fields ?? []).map(({ wire }) => `:${snake(wire)}`).join(', ')
  const named = params
    ? `${wrap(`values = named(params, ${names})`, 100).join('\n                       ')}\n`
    : ''
  const inQuery = query.map(({ wire }) => `"${wire}"`).join(', ')
  const parts = [
    ...(both ? [`query: values.slice(${inQuery})`, `body: values.except(${inQuery})`] : []),
    ...(!both && query.length > 0 ? ['query: values'] : []),
    ...(!both && body.kind === 'object' ? [`body: ${params ? 'values' : '{}'}`] : []),
    ...(body.kind === 'text' ? ['text: content'] : []),
    ...(body.kind === 'list' ? ['body: items'] : []),
    'options:',
  ].join(', ')
  if (answer.kind === 'pages') {
    return `${named}@transport.pages(${address}, :${answer.paging}${kind}, ${parts})`
  }
  return `${named}@transport.${answer.kind}(:${verb.toLowerCase()}, ${address}${kind}, ${parts})`
}

function client(resources: Resource[]): string {
  const requires = resources.map(({ name }) => `require_relative "resources/${snake(name)}"`)
  const readers = resources.map(
    ({ name, description }) =>
      `${indent(comment(description), '    ')}\n    # @return [${capital(name)}Resource]\n    attr_reader :${snake(name)}\n`,
  )
  return `${NOTE}
require_relative "transport"
${requires.join('\n')}

module Svc
  # A client of one workspace: Svc::Client.new(api_key: "svc_sk_…", base_url: "https://refer.example.com").
  class Client
${readers.join('\n')}
    # @param api_key [String] a secret key
    # @param base_url [String] where the server runs
    # @param timeout [Numeric] how many seconds one attempt may take
    # @param max_retries [Integer] how often a request is repeated when the server does not answer, or is busy
    # @param sender [#call] what sends requests
    def initialize(api_key:, base_url:, timeout: 30, max_retries: 2, sender: nil)
      transport = Transport.new(api_key:, base_url:, timeout:, max_retries:, sender:)
${resources.map(({ name }) => `      @${snake(name)} = ${capital(name)}Resource.new(transport)`).join('\n')}
    end
  end
end
`
}
