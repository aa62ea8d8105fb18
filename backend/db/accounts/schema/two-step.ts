import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** The authenticator app of a user: one at most. */
export const totps = sqliteTable('totps', {
  uid: integer().primaryKey(),
  /** The secret, sealed for this account with the key of TWO_STEP_KEYS that `keyId` names; hex. */
  sealed: text().notNull(),
  keyId: text('key_id').notNull(),
  /** The newest step whose code was accepted: that code and older ones are refused. */
  lastStep: integer('last_step').notNull(),
  createdAt: integer('created_at').notNull(),
  /** When a code of it was first given; null: it is being set up, and no second step yet. */
  confirmedAt: integer('confirmed_at'),
})

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    uid: integer().notNull(),
    /** The host on which it was made, and on which alone browsers offer it. */
    host: text().notNull(),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer().notNull(),
    /** How the browser reaches it, as it said: a JSON list. */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.uid, table.createdAt)],
)

/** What a passkey is to sign: once, within minutes, and in one session or one sign-in. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text('challenge_hash').primaryKey(),
    uid: integer().notNull(),
    /** `add <session>`, `prove <session>` or `sign-in <half>`. */
    use: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_by_user').on(table.uid),
    index('passkey_challenges_by_end').on(table.expiresAt),
  ],
)

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    uid: integer().notNull(),
    /** HMAC of uid and code, hex. */
    codeHash: text('code_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.codeHash] })],
)

/** Sign-ins whose first step is done: they open nothing but the second one. */
export const halfSignIns = sqliteTable(
  'half_sign_ins',
  {
    /** SHA-256 of the ticket, hex. */
    ticketHash: text('ticket_hash').primaryKey(),
    uid: integer().notNull(),
    /** The browser that took the first step: elsewhere the ticket is worth nothing. */
    browserHash: text('browser_hash').notNull(),
    /** SHA-256 of the account's password hash at the first step: a new password ends what began with the old one. */
    passwordMark: text('password_mark').notNull(),
    isByThirdParty: integer('is_by_third_party', { mode: 'boolean' }).notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('half_sign_ins_by_user').on(table.uid), index('half_sign_ins_by_end').on(table.expiresAt)],
)

/** An administrator wants somebody's second step to go, and another one has to want it too. */
export const twoStepResets = sqliteTable(
  'two_step_resets',
  {
    uid: integer().primaryKey(),
    askedBy: integer('asked_by').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('two_step_resets_by_asker').on(table.askedBy), index('two_step_resets_by_end').on(table.expiresAt)],
)

export const totpsDeclared = personal(
  totps,
  {
    uid: 'internal',
    sealed: 'secret',
    keyId: 'internal',
    lastStep: 'internal',
    createdAt: 'personal',
    confirmedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'authenticatorApps', newestBy: 'createdAt' } },
)

export const passkeysDeclared = personal(
  passkeys,
  {
    id: 'secret',
    uid: 'internal',
    host: 'personal',
    name: 'personal',
    publicKey: 'secret',
    counter: 'internal',
    transports: 'personal',
    createdAt: 'personal',
    usedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'passkeys', newestBy: 'createdAt' } },
)

export const passkeyChallengesDeclared = personal(
  passkeyChallenges,
  { challengeHash: 'secret', uid: 'internal', use: 'internal', expiresAt: 'internal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'valid for minutes' },
)

export const recoveryCodesDeclared = personal(
  recoveryCodes,
  { uid: 'internal', codeHash: 'secret', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'recoveryCodes', newestBy: 'createdAt' } },
)

export const halfSignInsDeclared = personal(
  halfSignIns,
  {
    ticketHash: 'secret',
    uid: 'internal',
    browserHash: 'secret',
    passwordMark: 'secret',
    isByThirdParty: 'internal',
    expiresAt: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'valid for minutes' },
)

export const twoStepResetsDeclared = personal(
  twoStepResets,
  { uid: 'internal', askedBy: 'personal', expiresAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'not done yet, and names an administrator' },
  { by: 'askedBy', holds: 'uid', atDeletion: 'delete', notExported: 'names other users’ accounts' },
)
