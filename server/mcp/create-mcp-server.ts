import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { buildRequest, type ApiRequest, type Arguments } from './build-request.ts'
import { confirmationOf, isConfirmed, type Sign } from './confirmation.ts'
import type { Operation } from './operations.ts'
import { pickFields } from './pick-fields.ts'
import type { Catalog } from './read-catalog.ts'

/** What the server needs of whoever runs it. */
export interface McpOptions extends Catalog {
  /** Calls the API with the key of the client; `once`: two calls with the same do the work once. */
  call(request: ApiRequest, once: string | null): Promise<{ status: number; text: string }>
  /** Names the key, so that its confirmations are of no use to another. */
  caller: string
  sign: Sign
  now(): number
}

/** Longer answers fill a model's memory with what it did not ask for. */
const MAX_ANSWER = 50_000
const MAX_FOUND = 20

const INSTRUCTIONS = `svc runs a referral and partner program: links, clicks, leads, sales, partners, commissions, and payouts.
Find an operation with find_operations, get its parameters and body with describe_operation, and then call it with read or write.
Amounts are integers in minor units of a currency (1900 usd = $19.00). Times are in ISO 8601 format.
The first call of write changes nothing. It returns a preview and a confirmation. Show the preview to the user. If the user agrees, call write again with the same arguments and the confirmation.`

const operation = z.string().max(100).describe('The name of an operation from find_operations')
const parameters = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('Path and query parameters, by name')

/** Declares the arguments of a tool; any other argument is refused instead of ignored. */
function takes<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `Unknown argument ${JSON.stringify((keys as string[]).join(', '))}. Valid arguments: ${Object.keys(shape).join(', ')}.`
        : undefined,
  })
}

/** Creates a server of the Model Context Protocol on the API: it may do what the key may, and no more. */
export function createMcpServer(options: McpOptions): McpServer {
  const { version } = options
  const server = new McpServer({ name: 'svc', version }, { instructions: INSTRUCTIONS })
  addCatalogue(server, options)
  addCalls(server, options)
  return server
}

/** Adds the tools that say what there is. */
function addCatalogue(server: McpServer, { operations, search }: McpOptions): void {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'find_operations',
    {
      title: 'Find operations',
      description:
        'Finds API operations by a description in plain words. Returns the best matches first.',
      inputSchema: takes({
        query: z
          .string()
          .max(200)
          .describe('The task, such as "refund a sale". Leave it empty to list all operations'),
      }),
      annotations,
    },
    ({ query }) => answer(listed(query.trim() ? search(query) : [...operations.values()])),
  )
  server.registerTool(
    'describe_operation',
    {
      title: 'Describe operation',
      description: 'Returns the JSON schemas of an operation’s parameters and body.',
      inputSchema: takes({ operation }),
      annotations,
    },
    ({ operation }) => attempt(() => answer(JSON.stringify(find(operations, operation), null, 2))),
  )
}

/** Adds the tools that call the API. */
function addCalls(server: McpServer, options: McpOptions): void {
  const { operations, call } = options
  server.registerTool(
    'read',
    {
      title: 'Read data',
      description: 'Calls an operation that only reads data (GET).',
      inputSchema: takes({
        operation,
        parameters,
        fields: z
          .array(z.string().max(100))
          .max(50)
          .optional()
          .describe(
            'The fields to return, in lists for each row, such as "id" or "customer.name". Returns all fields by default',
          ),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ operation, parameters, fields }) =>
      attempt(async () => {
        const found = find(operations, operation)
        if (!found.isRead) throw new Error(`${operation} changes data. Use write.`)
        return called(await call(buildRequest(found, { parameters }), null), fields)
      }),
  )
  server.registerTool(
    'write',
    {
      title: 'Change data',
      description:
        'Calls an operation that changes data. Without a confirmation, it changes nothing and returns a preview to show to the user.',
      inputSchema: takes({
        operation,
        parameters,
        body: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('The body, as described by describe_operation'),
        confirmation: z
          .string()
          .max(200)
          .optional()
          .describe('The confirmation from the preview of the same call'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    },
    ({ operation, confirmation, ...given }) =>
      attempt(() => write(options, find(operations, operation), { given, confirmation })),
  )
}

function find(operations: McpOptions['operations'], name: string): Operation {
  const found = operations.get(name)
  if (found) return found
  throw new Error(`Unknown operation ${JSON.stringify(name)}. Search with find_operations.`)
}

/** Previews a change, or does it once somebody has confirmed it. */
async function write(
  { call, caller, sign, now }: McpOptions,
  operation: Operation,
  { given, confirmation }: { given: Arguments; confirmation: string | undefined },
): Promise<CallToolResult> {
  const { name, summary, isRead } = operation
  if (isRead) throw new Error(`${name} only reads data. Use read.`)
  const request = buildRequest(operation, given)
  const exact = JSON.stringify([caller, request])
  if (confirmation === undefined) {
    const preview = {
      nothingChangedYet: true,
      willDo: summary,
      request: { ...request, body: given.body ?? null },
      confirmation: confirmationOf(exact, sign, now()),
    }
    return answer(JSON.stringify(preview, null, 2))
  }
  if (!isConfirmed(confirmation, exact, { sign, nowMs: now() })) {
    throw new Error(
      'The confirmation belongs to another call or is older than 10 minutes. Call write without a confirmation to get a new preview.',
    )
  }
  return called(await call(request, `mcp:${sign(confirmation)}`))
}

function listed(operations: readonly Operation[]): string {
  const lines = operations
    .slice(0, MAX_FOUND)
    .map(
      ({ name, summary, scope, isRead }) =>
        `${name} (${isRead ? 'read' : 'write'}, needs ${scope}): ${summary}`,
    )
  const more = operations.length - MAX_FOUND
  if (more > 0) lines.push(`${more} more operations match. Use a more specific query.`)
  return lines.join('\n') || 'No operations match this query. Try other words.'
}

/** Turns what went wrong into an answer that the model can read. */
async function attempt(
  work: () => CallToolResult | Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    return { ...answer(error instanceof Error ? error.message : String(error)), isError: true }
  }
}

function called(
  { status, text }: { status: number; text: string },
  fields?: readonly string[],
): CallToolResult {
  if (status >= 400) return { ...answer(text), isError: true }
  const wanted = fields && fields.length > 0 ? pickFields(text, fields) : text
  if (wanted.length <= MAX_ANSWER) return answer(wanted || 'Done.')
  return answer(
    `${wanted.slice(0, MAX_ANSWER)}\n… truncated. Use a smaller pageSize, filters, or fields.`,
  )
}

function answer(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] }
}
