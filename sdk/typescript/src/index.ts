export { readClickId, type CookieSource } from './core/cookie.ts'
export {
  ApiError,
  ConfigurationError,
  ConnectionError,
  SignatureError,
  SvcError,
  TimeoutError,
  UnexpectedAnswerError,
  type Issue,
} from './core/errors.ts'
export { formatMoney, money, type Money } from './core/money.ts'
export type { RequestOptions, SvcOptions } from './core/options.ts'
export type { Pages } from './core/pages.ts'
export type { LiveEvent, StreamOptions } from './core/stream.ts'
export { signWebhook, verifyWebhook, type WebhookEvent } from './core/webhooks.ts'
export * from './core/error-codes.ts'
export { Svc } from './svc.ts'
export type * from './types.ts'
