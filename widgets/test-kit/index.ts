/**
 * Helpers of the elements' tests, which run in Chromium (`bun run test widgets`) against the real
 * server of `test/kit/widget-server.ts`.
 */
export { html } from 'lit'
export { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
export * from './access.ts'
export * from './axe.ts'
export * from './fixture.ts'
export * from './keys.ts'
export * from './looks.ts'
export * from './server.ts'
export * from './troubles.ts'
export * from './words.ts'
