import type { PayCurrency, PayMethod } from '#contract/payment-rules.ts'

/** An order as a provider gets to know it. */
export interface OrderToPay {
  id: number
  method: PayMethod
  /** What is bought, in the buyer's language. */
  title: string
  currency: PayCurrency
  /** In the currency's minor unit. */
  amount: number
  /** Until when it can be paid, milliseconds since the epoch. */
  expiresAt: number
  /** Where the provider sends the buyer afterwards: a page of the brand. */
  returnTo: string
}

/** `reference`: the provider's own id of the payment; `payUrl`: its page for the buyer. */
export type Opened = { reference: string; payUrl: string } | 'refused'

/**
 * What a provider says of a payment. `open`: neither paid nor over; `processing`: the buyer has done her part, the bank
 * has not; `returned`: paid, and returned in whole.
 */
export interface Report {
  orderId: number
  /** Absent where the provider names the order only. */
  reference?: string
  status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'returned' | 'returned_in_part'
  /** In the currency's minor unit; of what was paid, or is to be. */
  amount: number
  currency: string
  /** Of `returned_in_part`: how much of it so far. */
  returned?: number
}

/** A service that takes money. What it does not answer in time, or answers wrongly, is thrown. */
export interface PaymentProvider {
  name: ProviderName
  /** Opens a payment for an order. Asked again for the same order it answers with the same payment. */
  create(order: OrderToPay): Promise<Opened>
  /**
   * What a notification says: `forged` unless the provider signed it within the last minutes, `other` when it is about
   * something else. `now`: real time, milliseconds since the epoch.
   */
  read(body: string, headers: Headers, now: number): Promise<Report | 'forged' | 'other'>
  /** What became of a payment; `unknown`: the provider has none with this reference. */
  query(reference: string): Promise<Report | 'unknown'>
  /** Returns all that was paid. Asked again it returns nothing more. `pending`: it will say so later. */
  refund(order: { id: number; reference: string }): Promise<'done' | 'pending'>
}

export const PROVIDER_NAMES = ['stripe', 'sandbox'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** How long a provider may take for an answer. */
export const PROVIDER_MS_MAX = 8000
