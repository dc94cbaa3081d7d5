import { t, type Static, type TSchema } from 'elysia'
import type { Access } from './callers.ts'
import type { TextFile } from './incoming.ts'
import {
  type Answer,
  type Context,
  type Declared,
  define,
  type Input,
  type Operation,
  type PathParams,
} from './operation.ts'

interface Sent<Q, B> {
  params: Record<string, string>
  query: Q
  body: B
}

/** Declares that a row is created: `POST` with a body, answered with 201. */
export function create<A extends Access, R extends TSchema, B extends TSchema>(
  verb: (ctx: Context<A>, body: Static<B>) => Answer<R>,
  declared: Declared<A, R, B>,
): Operation {
  return send(verb, { status: 201, ...declared })
}

/** Declares that a body is sent, and what came of it answered: `POST`. */
export function send<A extends Access, R extends TSchema, B extends TSchema>(
  verb: (ctx: Context<A>, body: Static<B>) => Answer<R>,
  declared: Declared<A, R, B>,
): Operation {
  const run = (ctx: Context<A>, { body }: Sent<unknown, Static<B>>) => verb(ctx, body)
  return define('POST', declared, { verb, run })
}

/** Declares a list of rows, of which `answer` is one: `GET`. */
export function list<A extends Access, R extends TSchema, Q extends TSchema>(
  verb: (ctx: Context<A>, query: Static<Q>) => Promise<Static<R>[]> | Static<R>[],
  declared: Declared<A, R, TSchema, Q> & { answer: R },
): Operation {
  const run = (ctx: Context<A>, { query }: Sent<Static<Q>, unknown>) => verb(ctx, query)
  return define('GET', { ...declared, answer: t.Array(declared.answer) }, { verb, run })
}

/** Declares that something is found, or computed, by a query: `GET`. */
export function find<A extends Access, R extends TSchema, Q extends TSchema>(
  verb: (ctx: Context<A>, query: Static<Q>) => Answer<R>,
  declared: Declared<A, R, TSchema, Q>,
): Operation {
  const run = (ctx: Context<A>, { query }: Sent<Static<Q>, unknown>) => verb(ctx, query)
  return define('GET', declared, { verb, run })
}

/** Declares that the row of a path is read, or rows that belong to it: `GET`. */
export function read<A extends Access, R extends TSchema, Q extends TSchema, P extends TSchema>(
  verb: (ctx: Context<A>, id: string, query: Static<Q>) => Answer<R>,
  declared: Declared<A, R, TSchema, Q, P>,
): Operation {
  return define('GET', declared, byIdAndQuery(verb))
}

/** Declares that the row of a path is changed: `PATCH` with a body. */
export function update<A extends Access, R extends TSchema, B extends TSchema, P extends TSchema>(
  verb: (ctx: Context<A>, id: string, body: Static<B>) => Answer<R>,
  declared: Declared<A, R, B, TSchema, P>,
): Operation {
  return define('PATCH', declared, byId(verb))
}

/** Declares that the row of a path is removed: `DELETE`. */
export function remove<A extends Access, R extends TSchema, Q extends TSchema, P extends TSchema>(
  verb: (ctx: Context<A>, id: string, query: Static<Q>) => Answer<R>,
  declared: Declared<A, R, TSchema, Q, P>,
): Operation {
  return define('DELETE', declared, byIdAndQuery(verb))
}

/** Declares that something is done with the row of a path: `POST`, with a body if there is something to say. */
export function act<A extends Access, R extends TSchema, B extends TSchema, P extends TSchema>(
  verb: (ctx: Context<A>, id: string, body: Static<B>) => Answer<R>,
  declared: Declared<A, R, B, TSchema, P>,
): Operation {
  return define('POST', declared, byId(verb))
}

/** Declares a file that is sent while it is read: `GET`. */
export function download<
  A extends Access,
  Q extends TSchema,
  Path extends string,
  P extends TSchema = PathParams<Path>,
>(
  verb: (ctx: Context<A>, input: Input<P, Q, TSchema>) => Promise<TextFile> | TextFile,
  declared: Declared<A, TSchema, TSchema, Q, P> & { path: Path },
): Operation {
  const run = async (ctx: Context<A>, input: Input<P, Q, TSchema>) =>
    input.incoming.send(await verb(ctx, input))
  return define('GET', declared, { verb, run })
}

/** Gives a verb the one parameter of the path, and the body. */
function byId<C, B>(verb: (ctx: C, id: string, body: B) => unknown) {
  const run = (ctx: C, { params, body }: Sent<unknown, B>) =>
    verb(ctx, Object.values(params)[0] as string, body)
  return { verb, run }
}

/** Gives a verb the one parameter of the path, and the query. */
function byIdAndQuery<C, Q>(verb: (ctx: C, id: string, query: Q) => unknown) {
  const run = (ctx: C, { params, query }: Sent<Q, unknown>) =>
    verb(ctx, Object.values(params)[0] as string, query)
  return { verb, run }
}
