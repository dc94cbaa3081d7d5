import type { Operation, Type } from './table.ts'

/** How a language writes types; those within others are written already. */
export interface TypeWriter {
  string: string
  integer: string
  number: string
  boolean: string
  any: string
  words: (words: string[]) => string
  list: (of: string) => string
  map: (of: string) => string
  object: (name: string) => string
  union: (of: string[]) => string
}

export function writeType(type: Type, writer: TypeWriter): string {
  const write = (one: Type) => writeType(one, writer)
  switch (type.kind) {
    case 'string':
      return type.words ? writer.words(type.words) : writer.string
    case 'list':
    case 'map':
      return writer[type.kind](write(type.of))
    case 'object':
      return writer.object(type.name)
    case 'union':
      return writer.union(type.of.map(write))
    default:
      return writer[type.kind]
  }
}

type Answer = Operation['answer']

/** Writes what a method returns. */
export function writeAnswer<T>(
  answer: Answer,
  by: { json: (type: Type) => T; pages: (of: Type) => T; text: T; stream: T },
): T {
  if (answer.kind === 'json') return by.json(answer.type)
  return answer.kind === 'pages' ? by.pages(answer.of) : by[answer.kind]
}
