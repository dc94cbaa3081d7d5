export { describeElements } from './src/describe.ts'
export { listElements, type ElementFile } from './src/elements.ts'
export {
  elementManifest,
  manifestElements,
  valuesOf,
  type Manifest,
  type ManifestElement,
} from './src/manifest.ts'
export { listTokens, tokensIn, type Token } from './src/tokens.ts'
export { indexModule, tagTypes } from './src/types.ts'
