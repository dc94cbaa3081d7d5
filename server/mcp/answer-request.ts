import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { createMcpServer, type McpOptions } from './create-mcp-server.ts'

/** Answers one request of the Model Context Protocol over HTTP, by a server that lives as long as the request. */
export async function answerMcpRequest(
  options: McpOptions,
  request: Request,
  body: unknown,
): Promise<Response> {
  const server = createMcpServer(options)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const response = await transport.handleRequest(request, { parsedBody: body })
  await server.close()
  return response
}
