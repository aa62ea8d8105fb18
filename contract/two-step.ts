import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { PASSKEY_NAME_CHARS_MAX } from './two-step-rules.ts'
import { Done } from './user.ts'

/** What a browser's passkey answered, JSON as `PublicKeyCredential.toJSON()` makes it. */
const Signed = 'string <= 20000' as const

/** One of the three: the code of an authenticator app, a recovery code, or what a passkey signed. */
export const SecondStep = type({ 'code?': 'string <= 10', 'recoveryCode?': 'string <= 40', 'passkey?': Signed })

/** By what the second step may be taken, on the host that asks. */
export const SecondStepWays = type({
  hasApp: 'boolean',
  hasRecoveryCodes: 'boolean',
  /** Options for `navigator.credentials.get`, as JSON; absent without a passkey of this host. */
  'passkey?': 'string',
})
export type SecondStepWays = typeof SecondStepWays.infer

export const stepErrors = ['wrong_code', 'locked', 'passkey_failed'] as const
const changeErrors = ['proof_needed', 'second_step_needed'] as const

export const Passkey = type({
  id: 'string',
  name: 'string',
  host: 'string',
  /** Whether browsers offer it on the host that asks. */
  isHere: 'boolean',
  createdAt: Instant,
  'usedAt?': Instant,
})

export const TwoStep = type({
  hasApp: 'boolean',
  /** Whether this installation can have authenticator apps: it has a key for their secrets. */
  canHaveApp: 'boolean',
  /** Whether the host that asks can have passkeys. */
  canHavePasskey: 'boolean',
  passkeys: Passkey.array(),
  recoveryCodesLeft: 'number.integer',
  /** Whether the caller is of staff and some brand wants a second step of them. */
  isRequired: 'boolean',
})
export type TwoStep = typeof TwoStep.infer

/** The recovery codes of an account that had no second step before; shown once. */
const Codes = type({ 'recoveryCodes?': 'string[]' })

/**
 * The caller's own second step. Changes want a recent `proveSession`, and where there is a second step already, that too
 * within the last minutes (`proveSecondStep`). The first second step ends every other session.
 */
export const twoStepCalls = {
  getTwoStep: call({
    method: 'GET',
    path: '/user/twoStep',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: TwoStep,
  }),
  /** Whether administration would refuse the caller now, whatever it is asked; `none` for who is not of staff. */
  getStaffGate: call({
    method: 'GET',
    path: '/user/twoStep/gate',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ refusal: "'none' | 'second_step_needed' | 'two_step_missing'" }),
  }),
  /** A new secret for an authenticator app, which counts once `confirmApp` has a code of it. */
  beginApp: call({
    method: 'POST',
    path: '/user/twoStep/app/begin',
    access: 'user',
    isOurs: true,
    isSecret: true,
    errors: [...changeErrors, 'not_configured', 'too_many'],
    input: type({}),
    /** `address`: `otpauth://...`, for a QR code. */
    result: type({ secret: 'string', address: 'string' }),
  }),
  confirmApp: call({
    method: 'POST',
    path: '/user/twoStep/app',
    access: 'user',
    isOurs: true,
    isSecret: true,
    errors: [...changeErrors, 'wrong_code', 'locked', 'not_found'],
    input: type({ code: 'string <= 10' }),
    result: Codes,
  }),
  removeApp: call({
    method: 'POST',
    path: '/user/twoStep/app/remove',
    access: 'user',
    isOurs: true,
    errors: changeErrors,
    input: type({}),
    result: Done,
  }),
  /** Options for `navigator.credentials.create`, as JSON. */
  beginPasskey: call({
    method: 'POST',
    path: '/user/twoStep/passkey/begin',
    access: 'user',
    isOurs: true,
    isSecret: true,
    errors: [...changeErrors, 'not_configured', 'too_many'],
    input: type({}),
    result: type({ options: 'string' }),
  }),
  addPasskey: call({
    method: 'POST',
    path: '/user/twoStep/passkey',
    access: 'user',
    isOurs: true,
    isSecret: true,
    errors: [...changeErrors, 'passkey_failed', 'too_many'],
    input: type({ passkey: Signed, name: `1 <= string <= ${PASSKEY_NAME_CHARS_MAX}` }),
    result: Codes,
  }),
  removePasskey: call({
    method: 'POST',
    path: '/user/twoStep/passkey/remove',
    access: 'user',
    isOurs: true,
    errors: [...changeErrors, 'not_found'],
    input: type({ id: 'string <= 2000' }),
    result: Done,
  }),
  /** Replaces those that are left. */
  makeRecoveryCodes: call({
    method: 'POST',
    path: '/user/twoStep/recoveryCodes',
    access: 'user',
    isOurs: true,
    isSecret: true,
    errors: [...changeErrors, 'not_found'],
    input: type({}),
    result: type({ recoveryCodes: 'string[]' }),
  }),
  beginSecondProof: call({
    method: 'POST',
    path: '/user/twoStep/prove/begin',
    access: 'user',
    isOurs: true,
    isSecret: true,
    input: type({}),
    result: SecondStepWays,
  }),
  /** Takes the second step once more in this session. */
  proveSecondStep: call({
    method: 'POST',
    path: '/user/twoStep/prove',
    access: 'user',
    isOurs: true,
    isSecret: true,
    errors: [...stepErrors],
    input: SecondStep,
    result: Done,
  }),
} as const
