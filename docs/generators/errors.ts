import { ERRORS } from '../../server/domain/errors.ts'

/** Generates `docs/reference/errors.md`: each code, its status and what it means. */
export function errorsPage(): string {
  const sections = Object.entries(ERRORS).map(
    ([code, { status, title, anchor }]) =>
      `<a id="${anchor}"></a>\n\n## \`${code}\`\n\nHTTP ${status}. ${title}\n`,
  )
  return `# Errors

<!-- Made by \`bun run generate\` from server/domain/errors.ts. -->

Every error has one shape. \`code\` is for programs and never changes its meaning; \`message\` says what to do;
\`issues\` lists everything that is wrong with the input (422).

\`\`\`json
{ "error": { "code": "not_found", "message": "No link has the id …", "doc_url": "…/docs/errors#not-found" } }
\`\`\`

${sections.join('\n')}`
}
