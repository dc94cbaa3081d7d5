import { t, type Static, type TSchema } from 'elysia'
import type { Feature } from '../../domain/plan.ts'
import type { Access, Contexts } from './callers.ts'
import type { Incoming } from './incoming.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What an operation declares beside its schemas and who may call it. */
export interface Facts {
  /** Below `/api`: `/tags/:id`. */
  path: string
  /** Its name in the description; default: that of the verb. */
  id?: string
  /** A feature that the workspace's plan must include. */
  plan?: Feature | null
  /**
   * Refuses a request whose input is valid for another reason. An arrow function here would keep the types of
   * the verb from being inferred: name one, or make one by a call.
   */
  check?: (incoming: Incoming) => void
  /** Of the answer; default: 200, or 201 of `create`. */
  status?: 200 | 201 | 202
  /** Headers of every answer. */
  headers?: Record<string, string>
  /** Leaves it out of the description. */
  hide?: boolean
  /** *Verb + noun*, at most five words. */
  summary?: string
  description?: string
  /** Answers that are not JSON, by status, and errors that are not usual. */
  responses?: Record<string, object>
  /** A body that is not JSON. */
  requestBody?: object
}

export interface Schemas {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  answer?: TSchema
}

/** One operation of the API as a value: whatever serves, describes or tests it reads this. */
export type Operation = Access &
  Facts &
  Schemas & {
    id: string
    method: Method
    params: TSchema | undefined
    /** Does the work, with the context of the caller and an `Input` of the schemas. */
    run: Run
  }
export type Run = (ctx: never, input: never) => unknown

/** The operations of a resource, and the tag under which they are described. */
export interface Resource {
  tag: string
  operations: readonly Operation[]
}

/** What the schemas let through. */
export interface Input<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params: Static<P>
  query: Static<Q>
  body: Static<B>
  incoming: Incoming
}

export type Context<A extends Access> = Contexts[A['caller']]

/** What is answered, now or later. */
export type Answer<R extends TSchema> = Promise<Static<R>> | Static<R>

/** What an operation declares, typed by its schemas. */
export type Declared<
  A extends Access,
  R extends TSchema,
  B extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  P extends TSchema = TSchema,
> = A &
  Facts & {
    /** Of the path; default: each parameter is text of at most 64 characters. */
    params?: P
    query?: Q
    body?: B
    /** Absent: the operation answers a `Response`. */
    answer?: R
  }

/** The parameters of a path that declares no schema of them: `id` of `/tags/:id`. */
export type PathParams<Path extends string> = ReturnType<
  typeof t.Object<Record<NamesIn<Path>, ReturnType<typeof t.String>>>
>
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export function resource(tag: string, operations: readonly Operation[]): Resource {
  return { tag, operations }
}

/** Declares an operation in its long form: `run` gets all that was sent. */
export function operation<
  A extends Access,
  R extends TSchema,
  B extends TSchema,
  Q extends TSchema,
  Path extends string,
  P extends TSchema = PathParams<Path>,
>(
  method: Method,
  run: (ctx: Context<A>, input: Input<P, Q, B>) => Answer<R>,
  declared: Declared<A, R, B, Q, P> & { path: Path },
): Operation {
  return define(method, declared, { verb: run, run })
}

/**
 * Completes what is declared. The name of a verb is its name in the sources: a bundle may have another, so
 * the ids are for what is made of the sources.
 */
export function define(
  method: Method,
  declared: Access & Facts & Schemas,
  { verb, run }: { verb: { name: string }; run: Run },
): Operation {
  const { id = verb.name, path, params = readParams(path) } = declared
  if (!id) throw new Error(`${method} ${path} needs an id.`)
  return { ...declared, id, method, params, run }
}

/** Describes the parameters of a path: ids, unless the operation says otherwise. */
function readParams(path: string): TSchema | undefined {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name as string)
  if (names.length === 0) return undefined
  return t.Object(Object.fromEntries(names.map((name) => [name, t.String({ maxLength: 64 })])))
}
