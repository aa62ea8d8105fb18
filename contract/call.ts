import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { CommonError, ErrorName } from './errors.ts'

/** Who may make a call (docs/product.md, section 6). A higher role includes `user`. */
export const ROLES = ['vip', 'svip', 'expert', 'anchor', 'moderator', 'promotion', 'administrator'] as const
/** What a user may be beside being one. SVIP includes VIP; an administrator may do what every role may. */
export type Role = (typeof ROLES)[number]
export type Access = 'guest' | 'user' | Role

/** How long a call may take that asks somebody else meanwhile: a mail server, a provider far away, asked a few times. */
export const PATIENCE_MS = 15_000

/** One call of the `/java` contract. Client and server both derive from the table these make up. */
export interface Call {
  method: 'GET' | 'POST'
  /** Path under `/java`; `:name` marks a parameter taken from the input. */
  path: `/${string}`
  /** Other paths the same call answers under. */
  aliases?: readonly `/${string}`[]
  /** Values that a parameter of the path may have: with another one it is a call that nobody serves. */
  params?: { readonly [name: string]: readonly string[] }
  access: Access
  /** Query of a GET, body of a POST. Numbers in a query arrive as text: use `IntegerText`. */
  input: StandardSchemaV1
  result: StandardSchemaV1
  errors?: readonly ErrorName[]
  /** A POST that only reads: may be retried without an Idempotency-Key, and cached. */
  isRead?: true
  /** A GET of the product's rules that changes something: guarded and retried like a POST. */
  isWrite?: true
  /** The backend asks somebody else meanwhile: so long may it take. */
  patienceMs?: number
  /** The body is a file as it is, `input` its query. */
  upload?: { bytesMax: number }
  /** The answer holds a secret: a repeated Idempotency-Key is refused rather than answered from what is stored. */
  isSecret?: true
  /** Leaves its caller without a session: a repeated Idempotency-Key is known by the token that was. */
  endsSession?: true
  /** The answer is the same for every guest for so long. */
  cache?: { freshSeconds: number; staleSeconds: number }
  /** Not among the product's own calls: ours, in their style. */
  isOurs?: true
}

export const call = <const C extends Call>(entry: C): C => entry

export type Table = { readonly [verb: string]: Call }

/** What a caller passes. */
export type Input<C extends Call> = StandardSchemaV1.InferInput<C['input']>
/** What the server's verb receives. */
export type Parsed<C extends Call> = StandardSchemaV1.InferOutput<C['input']>
/** The `result` of a successful answer. */
export type Answer<C extends Call> = StandardSchemaV1.InferOutput<C['result']>
export type CallErrors<C extends Call> =
  | (C['errors'] extends readonly ErrorName[] ? C['errors'][number] : never)
  | CommonError

/** The wire envelope (docs/product.md, section 7). */
export interface Envelope {
  status: 'success' | 'fail'
  result?: unknown
  errorCode?: number
  errorMsg?: string
  msg?: string
  /** 200 for success; 400 and -1 are the product's failure codes. */
  code?: number
}

/** What server functions return: plain, so that no field is lost on the way to the browser. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: { code: ErrorName; message?: string } }
