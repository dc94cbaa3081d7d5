/** The part of the analyzer that we call; its own types leave it out. */
declare module '@custom-elements-manifest/analyzer/index.js' {
  interface SourceFile {
    fileName: string
  }
  export const ts: {
    ScriptTarget: { ES2022: number }
    createSourceFile(name: string, text: string, target: number, setParents: boolean): SourceFile
  }
  export function create(options: {
    modules: SourceFile[]
    plugins: object[]
    context: { dev: boolean }
  }): { modules: object[] }
}

declare module '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js' {
  export function litPlugin(): object[]
}
