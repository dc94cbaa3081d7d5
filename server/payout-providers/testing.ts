/** For tests and the demo: what every provider's `testing.ts` exports as `fixture`. */
import type { ProviderName } from './index.ts'
import type { PayoutStub } from './testing-stub.ts'
import type { TransferIntent } from './port.ts'

type Details = Record<string, string>

/** Account details, right and wrong, as people enter them. */
export interface AccountExamples {
  funding: Details
  recipient: Details
  /** The recipient's account as others would write it; absent when accounts cannot be told apart. */
  sameAccount?: Details
  otherAccount?: Details
  /** Parts of the details that must never be shown. */
  secrets: string[]
  /** Values that are refused, by field. */
  wrongFunding: Record<string, string[]>
  wrongRecipient: Record<string, string[]>
}

/** A callback as it arrives. */
export interface Callback {
  body: string
  headers: Headers
}

/** An amount, and how the provider writes it. */
export interface WrittenAmount {
  amountMinor: bigint
  currency: string
  written: string
}

/** What a partner does on the provider's pages: enters everything, at once or to be checked, or leaves. */
export type SetUp = 'ready' | 'in_review' | 'rejected' | 'left'

export interface OnboardingFixture<Stub extends PayoutStub = PayoutStub> {
  /** Opens the page behind a link, does this, and returns where the page leads. */
  setUp(url: string, setUp: SetUp): Promise<string>
  /** Deletes the account at the provider. */
  remove(stub: Stub, details: Details): void
}

export interface OnlineFixture<Stub extends PayoutStub = PayoutStub> {
  kind: 'online'
  examples: AccountExamples
  createStub(): Stub
  /** Settings that lead to a stub of this address. */
  settings(base: string): Record<string, string>
  /** The funding account that the stub knows, what of it must not be logged, and what makes it wrong. */
  details: Details
  secrets: string[]
  wrongKey: Details
  /** The field of `details` without which callbacks cannot be checked. */
  callbackField: string
  recipient: Details
  unknownRecipient: Details
  amounts: WrittenAmount[]
  /** Amounts above zero that the provider cannot pay exactly. */
  inexpressible: Omit<WrittenAmount, 'written'>[]
  /** Null: partners enter their account in a form. */
  onboarding: OnboardingFixture<Stub> | null
  /** The partner has the money for good; it went back. */
  complete(stub: Stub, transferId: string): void
  takeBack(stub: Stub, transferId: string): void
  /** Builds the callback about a transfer, and one about something that is not ours. */
  callback(stub: Stub, transferId: string): Callback
  foreignCallback(stub: Stub): Callback
}

/** One transfer as a bank reads it in a file. */
export interface FileLine {
  transferId: string
  amountMinor: bigint
  account: string
}

export interface FileFixture {
  kind: 'file'
  examples: AccountExamples
  /** Three accounts of different forms. */
  recipients: Details[]
  currency: string
  otherCurrency: string
  maxMinor: bigint
  /** The detail of a recipient that is the account which the file names. */
  accountField: string
  /** Says what the published schema of the format has against the file: nothing when it is right. */
  schemaErrors(content: string): Promise<string[]>
  /** Reads the file as a bank does. @throws Error at the first thing that a bank would refuse */
  readLines(content: string, transfers: readonly TransferIntent[]): FileLine[]
}

export interface ManualFixture {
  kind: 'manual'
  examples: AccountExamples
}

export interface CreditFixture {
  kind: 'credit'
  examples: AccountExamples
}

export type ProviderFixture = OnlineFixture | FileFixture | ManualFixture | CreditFixture

/**
 * Loads a provider's fixture by the provider's name.
 * @throws Error when its folder has no `testing.ts` that exports one
 */
export async function loadFixture(name: ProviderName): Promise<ProviderFixture> {
  const path = `./${name}/testing.ts`
  // The path is computed, so that the registry is the only list of providers.
  const { fixture } = (await import(path)) as { fixture?: ProviderFixture }
  if (!fixture) throw new Error(`server/payout-providers/${name}/testing.ts exports no fixture.`)
  return fixture
}

/**
 * Checks a condition.
 * @throws Error when something that a file must have is missing
 */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The file lacks ${what}.`)
}
