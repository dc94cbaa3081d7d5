import type { Field, Operation, Resource, Struct, Table, Type } from './table.ts'
import { capital, indent, snake, wrap } from './words.ts'
import { writeAnswer, writeType } from './write-type.ts'

const NOTE = '# Made by `bun run generate` from the API’s description.\n'
/** Gives keywords of Python a line behind them. */
const pythonName = (wire: string): string => snake(wire).replace(/^(from|in|is|class)$/, '$1_')

/** Writes the generated part of `sdk/python`, by file. */
export function python({ resources, structs }: Table): Record<string, string> {
  const params = new Set(
    resources.flatMap(({ operations }) => operations.map((one) => one.params?.name)),
  )
  const shown = structs.filter(({ name, isOutput }) => isOutput || !params.has(name))
  const models = new Set(shown.filter(({ isOutput }) => isOutput).map(({ name }) => name))
  return {
    'svc/types.py': types(shown, models),
    'svc/_client.py': client(resources),
    ...Object.fromEntries(
      resources.map((one) => [`svc/resources/${snake(one.name)}.py`, resourceFile(one, models)]),
    ),
  }
}

function types(structs: Struct[], models: ReadonlySet<string>): string {
  const classes = structs.map(({ name, fields, isOutput }) => {
    const base = isOutput ? 'Model' : 'TypedDict, total=False'
    const lines = fields.map(({ wire, type, required, nullable, description }) => {
      const name = isOutput ? pythonName(wire) : wire
      const mayBeNone = nullable || (isOutput && !required)
      const text = typeName(type, { models, isInput: !isOutput, prefix: '' })
      return `${comment(description)}    ${name}: ${mayBeNone ? `Optional[${text}]` : text}\n`
    })
    return `class ${name}(${base}):\n${lines.join('') || '    pass\n'}`
  })
  return `"""What the API takes and answers."""

${NOTE}
from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from ._model import Model


${classes.join('\n\n')}`
}

function comment(description: string): string {
  return description
    ? wrap(description, 92)
        .map((line) => `    #: ${line}`.trimEnd())
        .join('\n') + '\n'
    : ''
}

interface Naming {
  models: ReadonlySet<string>
  isInput: boolean
  /** Where the classes are: `types.` in the resources. */
  prefix: string
}

function typeName(type: Type, { models, isInput, prefix }: Naming): string {
  return writeType(type, {
    string: 'str',
    integer: 'int',
    number: 'float',
    boolean: 'bool',
    any: 'Any',
    words: (words) => `Literal[${words.map((word) => `"${word}"`).join(', ')}]`,
    list: (of) => `List[${of}]`,
    map: (of) => `${isInput ? 'Mapping' : 'Dict'}[str, ${of}]`,
    // An answer may be sent back; what is only sent is a dict with the names of the API.
    object: (name) => (isInput && models.has(name) ? 'Mapping[str, Any]' : prefix + name),
    union: (of) => `Union[${of.join(', ')}]`,
  })
}

function resourceFile(
  { name, description, operations }: Resource,
  models: ReadonlySet<string>,
): string {
  const methods = operations.map((operation) => methodOf(operation, models)).join('\n')
  const has = (kind: string) => operations.some(({ answer }) => answer.kind === kind)
  const names = ['Any', 'Dict', 'Iterator', 'List', 'Literal', 'Mapping', 'Optional', 'Union']
  const used = names.filter((one) => new RegExp(`\\b${one}\\b`).test(methods))
  const imports = [
    `from typing import ${used.join(', ')}\n`,
    ...(/\btypes\./.test(methods) ? ['from .. import types'] : []),
    `from .._options import ${/NOT_GIVEN/.test(methods) ? 'NOT_GIVEN, NotGiven, ' : ''}RequestOptions`,
    ...(has('pages') ? ['from .._pages import Pages'] : []),
    ...(has('stream') ? ['from .._stream import LiveEvent, follow_events'] : []),
    `from .._transport import Transport${/\bpath\(/.test(methods) ? ', path' : ''}`,
  ]
  return `"""${description}"""

${NOTE}
from __future__ import annotations

${imports.join('\n')}


class ${capital(name)}Resource:
    """${description}"""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

${methods}`
}

function methodOf(operation: Operation, models: ReadonlySet<string>): string {
  const { method, params, body, answer } = operation
  const clash = (name: string) => params?.fields.some(({ wire }) => wire === name)
  const paths = operation.pathParams.map((name) =>
    pythonName(clash(name) ? `current_${name}` : name),
  )
  const naming = { models, isInput: true, prefix: 'types.' }
  const positional = ['self', ...paths.map((name) => `${name}: str`)]
  if (body.kind === 'text') positional.push('content: str')
  if (body.kind === 'list')
    positional.push(`items: ${typeName({ kind: 'list', of: body.of }, naming)}`)
  const fields = [...(params?.fields ?? [])].sort((a, b) => Number(b.required) - Number(a.required))
  const named = fields.map((field) => argument(field, naming))
  if (answer.kind === 'stream') named.push('last_event_id: Optional[str] = None')
  else named.push('options: Optional[RequestOptions] = None')
  const all = [...positional, '*', ...named]
  const oneLine = `    def ${snake(method)}(${all.join(', ')}) -> ${answerType(answer)}:`
  const signature =
    oneLine.length <= 100
      ? oneLine
      : `    def ${snake(method)}(\n${all.map((one) => `        ${one},\n`).join('')}    ) -> ${answerType(answer)}:`
  return `${signature}
${docstring(operation)}
        return ${callOf(operation, paths)}
`
}

function argument({ wire, type, required, nullable }: Field, naming: Naming): string {
  const text = typeName(type, naming)
  if (required) return `${pythonName(wire)}: ${nullable ? `Optional[${text}]` : text}`
  return `${pythonName(wire)}: Union[${text}, ${nullable ? 'None, ' : ''}NotGiven] = NOT_GIVEN`
}

function docstring({ description, params }: Operation): string {
  const told = (params?.fields ?? []).filter((field) => field.description)
  const escape = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")
  const [first = '', ...rest] = wrap(escape(description), 85)
  const paragraphs = [
    [first, ...rest].join('\n'),
    ...(told.length > 0
      ? [
          `Args:\n${told
            .map((field) =>
              indent(
                wrap(`${pythonName(field.wire)}: ${escape(field.description)}`, 80).join('\n    '),
                '    ',
              ),
            )
            .join('\n')}`,
        ]
      : []),
  ]
  if (paragraphs.length === 1 && rest.length === 0) return `        """${first}"""`
  return `        """${indent(paragraphs.join('\n\n'), '        ').trimStart()}\n        """`
}

function answerType(answer: Operation['answer']): string {
  const naming = { models: new Set<string>(), isInput: false, prefix: 'types.' }
  return writeAnswer(answer, {
    json: (type) => typeName(type, naming),
    pages: (of) => `Pages[${typeName(of, naming)}]`,
    text: 'str',
    stream: 'Iterator[LiveEvent]',
  })
}

function callOf(
  { verb, path, pathParams, query, body, answer, model }: Operation,
  paths: string[],
): string {
  const template = pathParams.reduce((text, name) => text.replace(`{${name}}`, '{}'), path)
  const address = paths.length > 0 ? `path("${template}", ${paths.join(', ')})` : `"${path}"`
  if (answer.kind === 'stream') return `follow_events(self._transport, ${address}, last_event_id)`
  const kind = model ? `types.${model}` : 'None'
  const args = [
    ...(answer.kind === 'pages' ? [address, kind, `"${answer.paging}"`] : [`"${verb}"`, address]),
    ...(answer.kind === 'json' ? [kind] : []),
    ...(query.length > 0 || answer.kind === 'pages' ? [`query=${dict(query)}`] : []),
    ...(body.kind === 'text' ? ['text=content'] : []),
    ...(body.kind === 'list' ? ['body=items'] : []),
    ...(body.kind === 'object' ? [`body=${dict(body.fields)}`] : []),
    'options=options',
  ]
  const oneLine = `self._transport.${answer.kind}(${args.join(', ')})`
  if (oneLine.length <= 84 && !oneLine.includes('\n')) return oneLine
  return `self._transport.${answer.kind}(\n${args.map((one) => `            ${one},\n`).join('')}        )`
}

function dict(fields: Field[]): string {
  if (fields.length === 0) return '{}'
  const lines = fields.map(({ wire }) => `                "${wire}": ${pythonName(wire)},\n`)
  return `{\n${lines.join('')}            }`
}

function client(resources: Resource[]): string {
  const imports = resources.map(
    ({ name }) => `from .resources.${snake(name)} import ${capital(name)}Resource`,
  )
  return `"""The client."""

${NOTE}
from __future__ import annotations

from typing import Optional

from ._transport import Sender, Transport
${imports.sort().join('\n')}


class Svc:
    """A client of one workspace: \`\`Svc("svc_sk_…", "https://refer.example.com")\`\`.

    Args:
        api_key: A secret key.
        base_url: Where the server runs.
        timeout: How many seconds one attempt may take.
        max_retries: How often a request is repeated when the server does not answer, or is busy.
        sender: What sends requests.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        timeout: float = 30.0,
        max_retries: int = 2,
        sender: Optional[Sender] = None,
    ) -> None:
        transport = Transport(api_key, base_url, timeout, max_retries, sender)
${resources.map(({ name }) => `        self.${snake(name)} = ${capital(name)}Resource(transport)`).join('\n')}
`
}
