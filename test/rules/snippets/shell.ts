import { commands } from '../../../server/cli/index.ts'
import { findCommand, parseInput } from '../../../server/cli/parse-input.ts'
import { textOf } from '../sources.ts'
import { checkRequest } from './http.ts'
import { runToolchain } from './toolchains.ts'

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

/** Checks lines for a shell: their grammar, our own commands with their flags, and requests to the API. */
export async function checkShell(code: string): Promise<string | undefined> {
  // A placeholder is no redirection.
  const plain = code.replace(/<([a-z][\w -]*)>/g, (_, name: string) => name.replaceAll(' ', '-'))
  const grammar = await runToolchain('bash', ['-n'], plain)
  if (grammar) return grammar
  const lines = plain
    .replace(/\\\n\s*/g, ' ')
    .replace(/(^|\s)#.*$/gm, '')
    .split('\n')
  return lines.map(checkLine).find(Boolean)
}

function checkLine(line: string): string | undefined {
  const script = /\bbun run ([\w:-]+)/.exec(line)?.[1]
  if (script && !(script in scripts)) return `package.json has no script ${script}`
  const typed =
    /(?:\bbun run cli|\bsvc(?= (?:doctor|workspace|domain|hostname|backup|restore|health)\b)) (.+?)\)?$/.exec(
      line.trim(),
    )?.[1]
  if (typed)
    return checkCommand(
      typed
        .split(/[;&|>]/)[0]!
        .trim()
        .split(/\s+/),
    )
  return checkCurl(line)
}

function checkCommand(args: string[]): string | undefined {
  try {
    const { command, rest } = findCommand(commands, args)
    // A synopsis leaves out what must be given; what is given has to exist.
    const isSynopsis = rest.every((arg) => !arg.startsWith('-'))
    if (!isSynopsis) parseInput(command, rest)
    return undefined
  } catch (error) {
    return `${args.join(' ')}: ${(error as Error).message}`
  }
}

function checkCurl(line: string): string | undefined {
  const address = /\bcurl\b.*?(?:\$API|https?:\/\/[\w.:-]+\/api)(\/[\w/.${}…-]*)/.exec(line)?.[1]
  if (!address) return undefined
  const body = /(?:-d|--data) '(\{[\s\S]*?\})'(?:\s|$)/.exec(line)?.[1]
  const method = /-X (\w+)/.exec(line)?.[1] ?? (/\s(-d|--data)\b/.test(line) ? 'POST' : 'GET')
  return checkRequest(method, address.replace(/\$\w+/g, 'some'), isJson(body) ? body : undefined)
}

/** Values that the shell fills in are none yet. */
function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '')
    return true
  } catch {
    return false
  }
}
