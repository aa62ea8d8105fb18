import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { CommonError, ErrorName } from './errors.ts'

/** The roles that a user may have (docs/product.md, section 6). */
export const ROLES = ['vip', 'svip', 'expert', 'anchor', 'moderator', 'promotion', 'administrator'] as const
/** SVIP includes VIP; an administrator may do everything that any role may. */
export type Role = (typeof ROLES)[number]
/** Their sessions are short: see backend/identity/open-session.store.ts. */
export const STAFF_ROLES = ['moderator', 'administrator'] as const satisfies readonly Role[]
/** Who may make a call. `guest`: everybody; `user`: everybody who is signed in. */
export type Access = 'guest' | 'user' | Role

/** Parts of the product that a brand may switch off, also in single countries, whose calls then answer `not_found`. */
export type CallFeature = 'experts' | 'gifts' | 'mall' | 'news' | 'videos'

/** Timeout of a call for which the backend asks another service: a mail server, or a provider several times. */
export const SLOW_CALL_TIMEOUT_MS = 15_000

/** One call of the `/java` contract. Client and server are both derived from tables of these. */
export interface Call {
  method: 'GET' | 'POST'
  /** Path under `/java`; `:name` marks a parameter taken from the input. */
  path: `/${string}`
  /** Other paths of the same call. */
  aliases?: readonly `/${string}`[]
  /** The values that a parameter of the path may have; a path with another value is no call. */
  params?: { readonly [name: string]: readonly string[] }
  access: Access
  /** What it belongs to. What somebody has bought or written stays reachable without it. */
  feature?: CallFeature
  /** Query of a GET, body of a POST. Numbers in a query arrive as text: use `IntegerText`. */
  input: StandardSchemaV1
  result: StandardSchemaV1
  errors?: readonly ErrorName[]
  /** A POST that only reads: may be cached, and retried without an Idempotency-Key. */
  isRead?: true
  /** A POST whose fields may stand in its address, as the product prescribes; those of a body count first. */
  isQueried?: true
  /** A GET, as the product prescribes, that changes something: protected and retried like a POST. */
  isWrite?: true
  /** The client's timeout, where it is not the default. */
  timeoutMs?: number
  /** How long a JSON body may be, where that is more than the 64 KiB of all others. */
  bodyBytesMax?: number
  /** The body is a file; `input` is the query. */
  upload?: { bytesMax: number }
  /** The answer holds a secret, so it is not stored: a repeated Idempotency-Key does not get it again. */
  isSecret?: true
  /**
   * Made twice it does twice as much: another message, another line. When it fails on the way, a repeated Idempotency-Key
   * is answered `outcome_unknown` instead of being run again.
   */
  isOnce?: true
  /** Ends the caller's session: a repeated Idempotency-Key is matched by the old token instead of by the user. */
  endsSession?: true
  /** The answer is the same for every guest and may be cached. */
  cache?: { freshSeconds: number; staleSeconds: number }
  /** Processor time of an answer that is not cached, in milliseconds, where it is much: see app/server/guest-work.ts. */
  workMs?: number
  /** Added by this project, not among the calls that the product prescribes. */
  isOurs?: true
  /** Made by the site's Worker for a visitor, and by nobody else: from outside there is no such call. */
  isOfSite?: true
}

export const call = <const C extends Call>(entry: C): C => entry

export type Table = { readonly [verb: string]: Call }

/** What a client passes. */
export type Input<C extends Call> = StandardSchemaV1.InferInput<C['input']>
/** What the server's verb receives. */
export type Parsed<C extends Call> = StandardSchemaV1.InferOutput<C['input']>
/** The `result` of a successful answer. */
export type Answer<C extends Call> = StandardSchemaV1.InferOutput<C['result']>
export type CallErrors<C extends Call> =
  | (C['errors'] extends readonly ErrorName[] ? C['errors'][number] : never)
  | CommonError

/** The JSON of every answer (docs/product.md, section 7). */
export interface Envelope {
  status: 'success' | 'fail'
  result?: unknown
  errorCode?: number
  errorMsg?: string
  msg?: string
  /** 200 for success; 400 and -1 are the product's failure codes. */
  code?: number
}

/** What server functions return: plain objects, since errors lose their fields on the way to the browser. */
/** `request`: its id in the logs. */
export type Result<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: ErrorName; message?: string; request?: string } }
