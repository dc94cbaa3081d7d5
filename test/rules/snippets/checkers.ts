import { parse as parseSvelte } from 'svelte/compiler'
import { parse as parseVue } from 'vue/compiler-sfc'
import { textOf } from '../sources.ts'
import type { Block } from './blocks.ts'
import { checkHttp } from './http.ts'
import { checkShell } from './shell.ts'
import { runToolchain } from './toolchains.ts'

/** Says what is wrong with a block, or nothing. */
type Checker = (code: string) => string | undefined | Promise<string | undefined>

/** How each language is checked. TypeScript has all its blocks checked at once (`type-check.ts`). */
const CHECKERS: Readonly<Record<string, Checker>> = {
  js: (code) => parsing(() => new Bun.Transpiler({ loader: 'js' }).transformSync(code)),
  json: (code) => parsing(() => JSON.parse(code)),
  yaml: (code) => parsing(() => Bun.YAML.parse(code)),
  html: checkHtml,
  vue: (code) => parseVue(code).errors[0]?.message,
  svelte: (code) => parsing(() => parseSvelte(code)),
  sh: checkShell,
  http: checkHttp,
  sql: checkSql,
  nginx: checkBraces,
  caddy: checkBraces,
  css: checkBraces,
  python: (code) =>
    runToolchain('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], code),
  ruby: (code) => runToolchain('ruby', ['-c'], code),
  php: (code) => runToolchain('php', ['-l'], code.startsWith('<?php') ? code : `<?php\n${code}`),
  go: (code) => runToolchain('gofmt', ['-e'], asGoFile(code)),
  // What a program prints, and addresses.
  text: () => undefined,
}

export const TYPED = ['ts', 'tsx']

/** Checks a block: what says where it is from is held against that file, everything else is parsed. */
export async function checkBlock({ language, code, source }: Block): Promise<string | undefined> {
  if (source !== undefined)
    return textOf(source).includes(code) ? undefined : `${source} does not have these lines`
  if (TYPED.includes(language)) return undefined
  const check = CHECKERS[language]
  return check ? check(code) : `nobody checks the language "${language}"`
}

function parsing(parse: () => unknown): string | undefined {
  try {
    parse()
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Finds tags that are not closed, and scripts that do not parse. */
function checkHtml(code: string): string | undefined {
  const [error] = parseVue(
    `<template>${code.replace(/<script/g, '<x-script').replace(/<\/script/g, '</x-script')}</template>`,
  ).errors
  const scripts = [...code.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text!)
  return error?.message ?? scripts.map((text) => CHECKERS['js']!(text) as string).find(Boolean)
}

/** The statements are those that the script of the deployment runs. */
function checkSql(code: string): string | undefined {
  const script = textOf('deploy/create-role.sh').replace(":'password'", "'…'")
  return script.includes(code) ? undefined : 'deploy/create-role.sh has other statements'
}

function checkBraces(code: string): string | undefined {
  let depth = 0
  for (const [brace] of code.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? undefined : 'its braces do not match'
}

/** A fragment becomes the body of a function. */
function asGoFile(code: string): string {
  return code.startsWith('package ') ? code : `package docs\n\nfunc docs() {\n${code}\n}\n`
}
