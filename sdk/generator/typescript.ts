import type { Field, Operation, Resource, Struct, Table, Type } from './table.ts'
import { capital, wrap } from './words.ts'
import { writeAnswer, writeType, type TypeWriter } from './write-type.ts'

const NOTE = '// Made by `bun run generate` from the API’s description.\n\n'

/** Writes the generated part of `sdk/typescript`, by file. */
export function typescript({ resources, structs }: Table): Record<string, string> {
  return {
    'src/types.ts': NOTE + structs.map(typeOfStruct).join('\n'),
    'src/svc.ts': NOTE + client(resources),
    ...Object.fromEntries(
      resources.map((one) => [`src/resources/${fileOf(one.name)}.ts`, NOTE + resourceClass(one)]),
    ),
  }
}

const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function typeOfStruct({ name, fields }: Struct): string {
  const lines = fields.map(
    (field) =>
      `${doc(field.description, '  ')}  ${field.wire}${field.required ? '' : '?'}: ${typeOfField(field)}\n`,
  )
  return `export interface ${name} {\n${lines.join('')}}\n`
}

function typeOfField({ type, nullable }: Field): string {
  return nullable ? `${typeName(type)} | null` : typeName(type)
}

const TYPES: TypeWriter = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  any: 'unknown',
  words: (words) => words.map((word) => `'${word}'`).join(' | '),
  list: (of) => (of.includes(' ') ? `(${of})[]` : `${of}[]`),
  map: (of) => `Record<string, ${of}>`,
  object: (name) => name,
  union: (of) => of.join(' | '),
}
const typeName = (type: Type): string => writeType(type, TYPES)

function doc(text: string, indent = ''): string {
  if (text === '') return ''
  const lines = wrap(text.replaceAll('*/', '* /'), 96)
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

function resourceClass({ name, description, operations }: Resource): string {
  const methods = operations.map(methodOf).join('\n')
  const used = [...new Set(operations.flatMap(namesIn))].sort()
  const paging = operations.some(({ answer }) => answer.kind === 'pages')
  const stream = operations.some(({ answer }) => answer.kind === 'stream')
  const imports = [
    "import type { RequestOptions } from '../core/options.ts'",
    ...(paging ? ["import type { Pages } from '../core/pages.ts'"] : []),
    ...(stream ? ["import type { LiveEvent, StreamOptions } from '../core/stream.ts'"] : []),
    `import { ${operations.some(({ pathParams }) => pathParams.length > 0) ? 'path, ' : ''}type Transport } from '../core/transport.ts'`,
    ...(used.length > 0 ? [`import type {\n  ${used.join(',\n  ')},\n} from '../types.ts'`] : []),
  ]
  return `${imports.join('\n')}\n\n${doc(description)}export class ${capital(name)}Resource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

${methods}}\n`
}

function namesIn({ params, body, answer }: Operation): string[] {
  const names = (type: Type): string[] => {
    if (type.kind === 'object') return [type.name]
    if (type.kind === 'list' || type.kind === 'map') return names(type.of)
    return type.kind === 'union' ? type.of.flatMap(names) : []
  }
  return [
    ...(params ? [params.name] : []),
    ...(body.kind === 'list' ? names(body.of) : []),
    ...(answer.kind === 'json' ? names(answer.type) : []),
    ...(answer.kind === 'pages' ? names(answer.of) : []),
  ]
}

function methodOf(operation: Operation): string {
  const { method, description, pathParams, params, body, answer } = operation
  const signature = pathParams.map((name) => `${name}: string`)
  if (body.kind === 'list') signature.push(`items: ${typeName({ kind: 'list', of: body.of })}`)
  else if (body.kind === 'text') signature.push('content: string')
  else if (params) signature.push(`params: ${params.name}${params.required ? '' : ' = {}'}`)
  signature.push(answer.kind === 'stream' ? 'options?: StreamOptions' : 'options?: RequestOptions')
  const { before, call } = callOf(operation)
  // An id that cannot be sent rejects the promise, as everything else does.
  const isPromise = answer.kind === 'json' || answer.kind === 'text'
  const how = isPromise && pathParams.length > 0 ? 'async ' : ''
  return `${doc(description, '  ')}  ${how}${method}(${signature.join(', ')}): ${answerType(answer)} {
${before ? `    ${before}\n` : ''}    return this.#transport.${call}
  }\n`
}

const answerType = (answer: Operation['answer']): string =>
  writeAnswer(answer, {
    json: (type) => `Promise<${typeName(type)}>`,
    pages: (of) => `Pages<${typeName(of)}>`,
    text: 'Promise<string>',
    stream: 'AsyncGenerator<LiveEvent, void>',
  })

function callOf({ verb, path, pathParams, query, body, answer }: Operation) {
  const address = pathParams.length > 0 ? `path\`${path.replaceAll('{', '${')}\`` : `'${path}'`
  if (answer.kind === 'stream') return { before: '', call: `stream(${address}, options)` }
  if (answer.kind === 'pages') {
    return { before: '', call: `pages(${address}, '${answer.paging}', params, options)` }
  }
  const both = query.length > 0 && body.kind === 'object'
  const names = query.map(({ wire }) => wire).join(', ')
  const parts = [
    ...(both ? [`query: { ${names} }`] : query.length > 0 ? ['query: params'] : []),
    ...(body.kind === 'text' ? ['text: content'] : []),
    ...(body.kind === 'list' ? ['body: items'] : []),
    ...(body.kind === 'object'
      ? [both ? 'body' : body.fields.length > 0 ? 'body: params' : 'body: {}']
      : []),
  ]
  const content = parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
  return {
    before: both ? `const { ${names}, ...body } = params` : '',
    call: `${answer.kind}('${verb}', ${address}, ${content}, options)`,
  }
}

function client(resources: Resource[]): string {
  const imports = resources.map(
    ({ name }) => `import { ${capital(name)}Resource } from './resources/${fileOf(name)}.ts'`,
  )
  return `import type { SvcOptions } from './core/options.ts'
import { Transport } from './core/transport.ts'
${imports.join('\n')}

/** A client of one workspace: \`new Svc({ apiKey, baseUrl })\`. */
export class Svc {
${resources.map(({ name }) => `  readonly ${name}: ${capital(name)}Resource`).join('\n')}

  /** @throws ConfigurationError */
  constructor(options: SvcOptions) {
    const transport = new Transport(options)
${resources.map(({ name }) => `    this.${name} = new ${capital(name)}Resource(transport)`).join('\n')}
  }
}\n`
}
