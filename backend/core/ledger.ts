/** The words of the ledger (`backend/coins`), which alone moves coins and diamonds. */

/** Whole coins (`gold`) and diamonds. */
export interface Amounts {
  gold: number
  diamond: number
}

export type Currency = keyof Amounts

/** A balance after the line `seq` of its account. */
export interface CountedAmounts extends Amounts {
  seq: number
}

/**
 * The house's own accounts. They may owe: all that users have came from them, so that the sum of all accounts is 0. The
 * names are stored.
 */
export const HOUSES = ['opening', 'bonus', 'recharge', 'exchange', 'sales', 'closed'] as const
export type House = (typeof HOUSES)[number]

/** Why amounts moved. The names are stored. */
export type Reason =
  | 'opening'
  | 'registration'
  | 'recharge'
  | 'refund'
  | 'exchange'
  | 'goods'
  /** Coins of goods that were cancelled or returned. */
  | 'goods_refund'
  | 'membership'
  /** What a membership that staff took back had cost for its days to come. */
  | 'membership_refund'
  /** Sent in a room: the streamer's share, and the house's. */
  | 'gift'
  /** For a broadcast: the streamer's share, and the house's. */
  | 'room'
  /** For a plan: the expert's share, and the house's. */
  | 'plan'
  /** What a manager of promotion channels earned. */
  | 'promotion'
  | 'closing'
  /** A shard hands its balance to the account that it is a part of. */
  | 'fold'

/**
 * What a line of an account is: amounts that were paid or got by its own transfer (`move`), that another account sent
 * (`receive`), that were set aside (`hold`), or that came back from a hold (`return`).
 */
export type Step = 'move' | 'receive' | 'hold' | 'return'

/** What one account has with another in a transfer; negative amounts go to the other one. */
export interface Part extends Amounts {
  with: string
}

/** One deed, done at most once for each account and intent. */
export interface Transfer {
  /** 1 to 100 characters, e.g. `goods:17`. */
  intent: string
  parts: readonly Part[]
  reason: Reason
  /** What it paid for, e.g. `goods-order:17`. */
  link?: string
  /** The backend's clock, milliseconds since the epoch. */
  now: number
}

/** A transfer that is decided later: until then the amounts belong to nobody else. */
export interface Hold extends Transfer {
  /** At this time the amounts come back by themselves. */
  expiresAt: number
}

/**
 * - `done`: it is stored, now; `again`: it was stored before,
 * - `insufficient`: nothing moved; `missing` is how much more is needed,
 * - `conflict`: the intent is that of another deed,
 * - `closed`: there is no such hold any more, or it was settled otherwise.
 */
export type Outcome =
  | { status: 'done' | 'again'; balance: Amounts }
  | { status: 'insufficient'; balance: Amounts; missing: Amounts }
  | { status: 'conflict' | 'closed'; balance: Amounts }

/** What an account sends to another: the amounts as the receiver sees them. */
export interface Delivery extends Amounts {
  from: string
  intent: string
  reason: Reason
  link?: string
  at: number
}

/** A line of an account. */
export interface Line extends Amounts {
  /** 1, 2, … in each account. */
  no: number
  step: Step
  intent: string
  counterpart: string
  goldAfter: number
  diamondAfter: number
  /** Its place among the account's lines that moved this currency; null if it did not. */
  goldNo: number | null
  diamondNo: number | null
  reason: Reason
  link: string | null
  /** Milliseconds since the epoch; never earlier than the line before. */
  at: number
}

/** An account with its last lines, for the projection. */
export interface LineBatch {
  account: string
  lines: Line[]
}

/**
 * What an account says of itself and of some of its lines when it is audited. Amounts of what is under way are as the
 * receivers will see them.
 */
export interface Proof {
  balance: Amounts
  held: Amounts
  underWay: Amounts
  lastLine: number
  /** The last line that the copy has acknowledged. */
  copiedLine: number
  /** The lines up to this one were looked at. */
  upTo: number
  /** The digest of those of them that the copy has acknowledged (`backend/coins/line-digest.ts`). */
  copiedDigest: string
  /** The time of the oldest line that the copy has not acknowledged; milliseconds since the epoch. */
  oldestUnderWayAt: number | null
  /** The faults that the account finds in its own book, in words. */
  faults: string[]
}

/**
 * What an account has with another one under an intent: its lines, with what is on hold or under way to the other one
 * counted as given back. What both have together is nothing.
 */
export interface Share extends Amounts {
  /** So many of these lines the copy has acknowledged. */
  copied: number
}
