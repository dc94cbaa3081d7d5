import { ERRORS, type ErrorCode } from '../../server/domain/errors.ts'

/** Why an error happens, and what to do. The API's own sentence about a case says more. */
const EXPLANATIONS: Record<ErrorCode, { cause: string; fix: string }> = {
  bad_request: {
    cause:
      'The server can’t parse the request, for example because the body isn’t valid JSON, or the status of the object doesn’t allow the action.',
    fix: 'Read `message`. Check the body, its encoding, and the `Content-Type` header, or the status of the object.',
  },
  unauthorized: {
    cause: 'The key, session, or token is missing, unknown, expired, or revoked.',
    fix: 'Send `Authorization: Bearer svc_sk_…`. Check that the key belongs to this server and mode. If an embed token has expired, create a new one.',
  },
  forbidden: {
    cause:
      'The key’s scopes, the member’s role, the plan, or the allowed hostnames don’t permit the request.',
    fix: 'Read `message`: it names the missing scope or setting. Use a key with that scope, or add the page’s domain to the allowed hostnames.',
  },
  exceeded_limit: {
    cause: 'The workspace has reached a limit of its plan, or the partner a limit of their group.',
    fix: 'Archive or delete items you don’t need, or change the plan. `GET /workspace/plan` shows limits and usage.',
  },
  not_found: {
    cause: 'The workspace has no object with this ID, or no route has this path.',
    fix: 'Check the ID and the path. Test and live mode have separate data. Objects of other workspaces also return this error.',
  },
  conflict: {
    cause:
      'The request contradicts the current state, for example a link key that is already used, a draft that has changed, or an `Idempotency-Key` that was used with another body.',
    fix: 'Load the object again and decide. `details` lists the differences where an operation supports it.',
  },
  invite_expired: {
    cause: 'The invitation has expired, was used, or was canceled.',
    fix: 'Send a new invitation.',
  },
  content_too_large: {
    cause:
      'The body is larger than the operation accepts. Requests without a secret key or session can send at most 64 KB.',
    fix: 'Split the data into several requests. Upload files in parts.',
  },
  unprocessable_entity: {
    cause: 'The request is valid JSON, but some values, fields, or parameters aren’t allowed.',
    fix: 'Read `issues`: it lists the path and the problem of every invalid value.',
  },
  rate_limit_exceeded: {
    cause: 'The key, visitor, or address sent too many requests.',
    fix: 'Wait for the seconds in `Retry-After`, then retry. Operators can change [`RATE_LIMIT_PER_MINUTE`](configuration.md#server).',
  },
  internal_server_error: {
    cause: 'The server failed. The request may or may not have changed data.',
    fix: 'Retry with the same `Idempotency-Key`. Search the server’s log for the `X-Request-Id` of the response.',
  },
  service_unavailable: {
    cause: 'The server is busy, is stopping, or can’t reach its database. No data was changed.',
    fix: 'Wait for the seconds in `Retry-After`, then retry. Operators find the reason at `/api/ready`.',
  },
}

/** Generates `docs/reference/errors.md`: each code with its status, cause and fix. */
export function errorsPage(): string {
  const sections = Object.entries(EXPLANATIONS).map(([code, { cause, fix }]) => {
    const { status, anchor } = ERRORS[code as ErrorCode]
    return `<a id="${anchor}"></a>\n\n## \`${code}\`\n\nHTTP status ${status}.\n\n- **Cause**: ${cause}\n- **Fix**: ${fix}\n`
  })
  return `# Errors

<!-- Made by \`bun run generate\` from server/domain/errors.ts and docs/generators/errors.ts. -->

Every API error has the same shape:

\`\`\`json
{ "error": { "code": "not_found", "message": "No link has the ID …", "doc_url": "…/docs/errors#not-found" } }
\`\`\`

| Field | Description |
|---|---|
| \`code\` | A stable code for your program |
| \`message\` | An explanation for people, which can change |
| \`doc_url\` | The section of this page |
| \`issues\` | For 422 errors: the path and problem of every invalid value |
| \`details\` | More data for some errors, for example the differences of a conflict |

${sections.join('\n')}`
}
