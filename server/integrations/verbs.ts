/** A provider's customer as an event names them; one of the two ids is enough. */
export interface Buyer {
  /** Your own id of the customer. Null: only the provider's is known. */
  externalId: string | null
  /** The provider's id of the customer. */
  accountId: string | null
  /** Other accounts of the provider use the same ids: the id is nobody's name. */
  isLocalAccount?: true
  name: string | null
  email: string | null
  /** The address is what a browser or an app has said: it does not tell who somebody is. */
  isEmailUnproved?: true
}

/** What a refund is of: the sale's invoice, or a payment that another event names the invoice of. */
export type Refunded = { invoiceId: string } | { paymentId: string }

export interface SaleParts {
  tax?: number
  shipping?: number
  lineItems?: { productId: string; name: string | null; quantity: number; amount: number }[]
}

/** What an event says, in the words of the API. Amounts are minor units of the currency. */
export type Verb =
  | { verb: 'identify'; buyer: Buyer }
  | {
      verb: 'lead'
      buyer: Buyer
      eventName: string
      clickId: string | null
      /** The customer is kept with the click; a later event makes the lead. */
      deferred?: true
    }
  | {
      verb: 'sale'
      buyer: Buyer
      invoiceId: string
      paymentIds: string[]
      eventName: string
      amountMinor: number
      currency: string
      parts: SaleParts
      clickId: string | null
      /** The click brought a lead of this name, too, which comes before the sale. */
      leadName?: string
      /** All that were used; the first that is a partner's counts. */
      discountCodes: string[]
      /** The provider's ids of such codes. */
      codeIds?: string[]
      atMs: number | null
      /** What the buyer paid, where the sale is in another currency: refunds may be in this one. */
      charged?: { amountMinor: number; currency: string }
      /**
       * Another event may say the same better: it is waited for, a minute at most. `payment`: a session or an
       * invoice of this payment; `codes`: which codes the invoice has.
       */
      awaits?: 'payment' | 'codes'
      /** The amount is all that was paid until now: what is more than recorded is a further sale. */
      growing?: true
    }
  | { verb: 'payment'; paymentId: string; invoiceId: string }
  | { verb: 'codes'; invoiceId: string; discountCodes: string[]; codeIds: string[] }
  | { verb: 'code'; providerId: string; code: string }
  | {
      verb: 'refund'
      of: Refunded
      refundId: string
      /** Null: all that is left. */
      amountMinor: number | null
      /** Of the amount. Absent: the sale's. */
      currency?: string
      /** The amount is all that was refunded by then: what is new of it counts. */
      isTotal?: boolean
      /** Events about the refunds themselves may say the same better: they are waited for, a minute at most. */
      awaits?: 'refunds'
      /** When the money went back; never before the sale. Absent: now. */
      atMs?: number | null
      kind: 'refund' | 'chargeback'
      /** Of an order that may have grown into several sales. */
      growing?: true
    }
  | { verb: 'reverse'; of: Refunded; refundId: string }
  | {
      /** Says what a sale is worth now, 0 when it is none: what is recorded is brought to that. */
      verb: 'settle'
      invoiceId: string
      /** Null: the sale is worth nothing. */
      buyer: Buyer | null
      eventName: string
      amountMinor: number
      currency: string | null
      atMs: number | null
    }
  /** Several customers of the provider are one from now on. */
  | { verb: 'merge'; accountId: string; merged: string[] }
  | { verb: 'erase'; buyer: Buyer }
  /** Everybody whom the account has named. */
  | { verb: 'eraseAll' }
  /** The buyer asks for what is stored about them. */
  | { verb: 'export'; buyer: Buyer }
  /** The account has taken its access back. */
  | { verb: 'disconnect' }
  /** Nothing is counted, and why. */
  | { verb: 'ignore'; reason: string }
