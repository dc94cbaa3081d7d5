import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../sources.ts'
import type { Block } from './blocks.ts'

/** What the pages take for granted: objects of the reader's application, and packages that are not installed. */
const AROUND = `
import type * as sdk from '@svc/sdk'
import type {} from '../../../../widgets/index.ts'
declare global {
  const svc: sdk.Svc
  const verifyWebhook: typeof sdk.verifyWebhook
  const request: Request
  const rawBody: string
  const emailAddress: string
  const email: string
  const password: string
  const signUp: { create(fields: Record<string, unknown>): Promise<unknown> }
  const supabase: { auth: { signUp(fields: Record<string, unknown>): Promise<unknown> } }
}
`
const PACKAGES = `
declare module 'next/headers' {
  export function cookies(): Promise<{ get(name: string): { value: string } | undefined }>
}
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: object
  export function Component(meta: { selector: string; schemas: object[]; template: string }): ClassDecorator
  export function signal<T>(value: T): { (): T; set(value: T): void }
}
declare module '@svc/widgets/*.js' {}
declare module '@svc/widgets/*.css' {}
`

/** Files of the reader's that blocks import. */
const BESIDE: Readonly<Record<string, string>> = {
  'around.ts': AROUND,
  'packages.d.ts': PACKAGES,
  'app.vue.ts': `declare const app: import('vue').Component\nexport default app`,
  'analytics.ts': 'export declare function Analytics(): null',
  'fetch-token.ts': 'export declare function fetchToken(): Promise<string | null>',
}

const FOLDER = join(ROOT, 'test/rules/snippets/pages')

/** Checks the types of all blocks together, each as a module of its own. Answers what is wrong, by place. */
export function checkTypes(blocks: readonly Block[]): string[] {
  const places = new Map(
    blocks.map((block, n) => [join(FOLDER, `block-${n}.${block.language}`), block]),
  )
  const texts = new Map([...places].map(([file, { code }]) => [file, `${code}\nexport {}\n`]))
  for (const [name, text] of Object.entries(BESIDE)) texts.set(join(FOLDER, name), text)
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  const program = ts.createProgram([...texts.keys()], settings(options), hostOf(texts))
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText, start = 0 }) => {
    const said = ts.flattenDiagnosticMessageText(messageText, ' ')
    const block = file && places.get(file.fileName)
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${block?.at ?? file?.fileName}, line ${line} of it: ${said}`
  })
}

function settings(options: ts.CompilerOptions): ts.CompilerOptions {
  const sdk = join(ROOT, 'sdk/typescript/src')
  return {
    ...options,
    noUnusedLocals: false,
    paths: {
      '@svc/sdk': [join(sdk, 'index.ts')],
      '@svc/sdk/sign-in': [join(sdk, 'sign-in/index.ts')],
      '@svc/sdk/testing': [join(sdk, 'testing.ts')],
      '@svc/analytics': [join(ROOT, 'script/npm.ts')],
      '@svc/analytics/all': [join(ROOT, 'script/npm-all.ts')],
      '@svc/widgets/react': [join(ROOT, 'widgets/frameworks/react.ts')],
    },
  }
}

function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, version, ...rest) => {
    const text = texts.get(name)
    return text === undefined
      ? getSourceFile.call(host, name, version, ...rest)
      : ts.createSourceFile(name, text, version)
  }
  const { directoryExists } = host
  host.directoryExists = (name) => name === FOLDER || directoryExists!.call(host, name)
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name)
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, name)
  return host
}
