import type { Field, Operation, Resource, Struct, Table, Type } from './table.ts'
import { capital, indent, wrap } from './words.ts'
import { writeAnswer, writeType } from './write-type.ts'

const NOTE = '// Made by `bun run generate` from the API’s description.\n'
const head = (namespace: string) =>
  `<?php\n\n${NOTE}\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n`

/** Writes the generated part of `sdk/php`, by file. */
export function php({ resources, structs }: Table): Record<string, string> {
  return {
    'src/Types.php': types(structs.filter(({ isOutput }) => isOutput)),
    'src/Client.php': client(resources),
    ...Object.fromEntries(
      resources.map((one) => [`src/Resources/${capital(one.name)}.php`, resourceFile(one)]),
    ),
  }
}

function types(structs: Struct[]): string {
  const classes = structs.map(({ name, fields }) => {
    const lines = fields.map(({ wire, type, nullable, required, description }) => {
      const text = `${typeName(type, '')}${nullable || !required ? '|null' : ''}`
      return docLines(`@property-read ${text} $${wire} ${description}`.trim())
    })
    return `/**\n${lines.join('') || ' * Nothing.\n'} */\nfinal class ${name} extends Record\n{\n}\n`
  })
  return `${head('Svc\\Types')}\nuse Svc\\Record;\n\n${classes.join('\n')}`
}

function docLines(text: string): string {
  return wrap(text.replaceAll('*/', '* /'), 110)
    .map(
      (line, at) => ` * ${at > 0 && text.startsWith('@') ? '       ' : ''}${line}`.trimEnd() + '\n',
    )
    .join('')
}

function typeName(type: Type, prefix: string, isInput = false): string {
  return writeType(type, {
    string: 'string',
    integer: 'int',
    number: 'int|float',
    boolean: 'bool',
    any: 'mixed',
    words: (words) => words.map((word) => `'${word}'`).join('|'),
    list: (of) => `list<${of}>`,
    map: (of) => (isInput ? `array<string, ${of}>` : 'Record'),
    object: (name) => (isInput ? 'array<string, mixed>' : prefix + name),
    union: (of) => of.join('|'),
  })
}

function resourceFile({ name, description, operations }: Resource): string {
  const methods = operations.map((one) => indent(methodOf(one), '    ')).join('\n')
  const used = [
    ...(operations.some(({ answer }) => answer.kind === 'stream') ? ['use Svc\\EventStream;'] : []),
    ...(operations.some(({ answer }) => answer.kind === 'pages') ? ['use Svc\\Pages;'] : []),
    ...(/\bRecord\b/.test(methods) ? ['use Svc\\Record;'] : []),
    'use Svc\\Transport;',
    ...(/\bTypes\\/.test(methods) ? ['use Svc\\Types;'] : []),
  ]
  return `${head('Svc\\Resources')}
${used.join('\n')}

/** ${description} */
final class ${capital(name)}
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

${methods}}
`
}

function methodOf(operation: Operation): string {
  const { method, description, pathParams, params, body, answer } = operation
  const given = pathParams.map((name) => `string $${name}`)
  if (body.kind === 'text') given.push('string $content')
  if (body.kind === 'list') given.push('array $items')
  if (params) given.push(`array $params${params.required ? '' : ' = []'}`)
  given.push(answer.kind === 'stream' ? '?string $lastEventId = null' : 'array $options = []')
  const { type, told } = answerType(answer)
  const docs = [
    docLines(description),
    ' *\n',
    ...(body.kind === 'list' ? [` * @param list<array<string, mixed>> $items\n`] : []),
    ...(params ? [shape(params.fields)] : []),
    ...(answer.kind === 'stream'
      ? []
      : [' * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options\n']),
    ...(told ? [` * @return ${told}\n`] : []),
  ]
  return `/**
${docs.join('')} */
public function ${method}(${given.join(', ')}): ${type}
{
${indent(callOf(operation), '    ')}
}
`
}

function shape(fields: Field[]): string {
  const lines = fields.map(({ wire, type, required, nullable, description }) => {
    const text = `${wire}${required ? '' : '?'}: ${typeName(type, '', true)}${nullable ? '|null' : ''},`
    const told = description
      ? ` // ${description.replaceAll('\n', ' ').replaceAll('*/', '* /')}`
      : ''
    return ` *     ${text}${told}\n`
  })
  return ` * @param array{\n${lines.join('')} * } $params\n`
}

const answerType = (answer: Operation['answer']): { type: string; told: string } =>
  writeAnswer(answer, {
    json: jsonType,
    pages: (of) => ({ type: 'Pages', told: `Pages<${typeName(of, 'Types\\')}>` }),
    text: { type: 'string', told: '' },
    stream: { type: 'EventStream', told: '' },
  })

function jsonType(type: Type): { type: string; told: string } {
  if (type.kind === 'object') return { type: `Types\\${type.name}`, told: '' }
  if (type.kind === 'list') return { type: 'array', told: typeName(type, 'Types\\') }
  if (type.kind === 'map') return { type: 'Record', told: '' }
  return { type: 'mixed', told: typeName(type, 'Types\\') }
}

function callOf({ verb, path, pathParams, query, body, answer, model, params }: Operation): string {
  const template = pathParams.reduce((text, name) => text.replace(`{${name}}`, '%s'), path)
  const ids = pathParams.map((name) => `$${name}`).join(', ')
  const address = ids ? `Transport::path('${template}', ${ids})` : `'${template}'`
  if (answer.kind === 'stream')
    return `return new EventStream($this->transport, ${address}, $lastEventId);`
  const kind = model ? [`Types\\${model}::class`] : []
  const both = query.length > 0 && body.kind === 'object'
  const names = query.map(({ wire }) => `'${wire}' => true`).join(', ')
  const before = both ? `$inQuery = [${names}];\n` : ''
  const parts = [
    ...(both
      ? [
          'query: array_intersect_key($params, $inQuery)',
          'body: (object) array_diff_key($params, $inQuery)',
        ]
      : []),
    ...(!both && query.length > 0 ? ['query: $params'] : []),
    // An empty array would be a list.
    ...(!both && body.kind === 'object' ? [`body: (object) ${params ? '$params' : '[]'}`] : []),
    ...(body.kind === 'text' ? ['text: $content'] : []),
    ...(body.kind === 'list' ? ['body: $items'] : []),
    'options: $options',
  ]
  const first =
    answer.kind === 'pages'
      ? [address, `'${answer.paging}'`, ...kind]
      : [`'${verb}'`, address, ...kind]
  return `${before}return $this->transport->${answer.kind}(${[...first, ...parts].join(', ')});`
}

function client(resources: Resource[]): string {
  return `${head('Svc')}
/** A client of one workspace: \`new Svc\\Client('svc_sk_…', 'https://refer.example.com')\`. */
class Client
{
${resources.map(({ name, description }) => `    /** ${description} */\n    public readonly Resources\\${capital(name)} $${name};`).join('\n')}

    /**
     * @param string $apiKey a secret key
     * @param string $baseUrl where the server runs
     * @param float $timeout how many seconds one attempt may take
     * @param int $maxRetries how often a request is repeated when the server does not answer, or is busy
     * @param Sender|null $sender what sends requests
     */
    public function __construct(
        string $apiKey,
        string $baseUrl,
        float $timeout = 30.0,
        int $maxRetries = 2,
        ?Sender $sender = null,
    ) {
        $transport = new Transport($apiKey, $baseUrl, $timeout, $maxRetries, $sender ?? new StreamSender());
${resources.map(({ name }) => `        $this->${name} = new Resources\\${capital(name)}($transport);`).join('\n')}
    }
}
`
}
