import { type } from './ark.ts'
import { call, SLOW_CALL_TIMEOUT_MS } from './call.ts'
import { AreaCode, Code, Identifier, loginErrors, Referral, Session } from './login.ts'
import { User } from './user.ts'

/** 1 QQ, 2 WeChat, 3 Google, 4 Apple, 5 LINE, 6 X, 9 Facebook. QQ and WeChat sign-ins are bound to a phone. */
export const ThirdPartyType = type('1 | 2 | 3 | 4 | 5 | 6 | 9')
export type ThirdPartyType = typeof ThirdPartyType.infer
const MessagingType = type('1 | 2')
/** `ThirdPartyType` in a query. */
const ThirdPartyTypeText = type("'1' | '2' | '3' | '4' | '5' | '6' | '9'").pipe(
  (text) => Number(text) as ThirdPartyType,
)
const GlobalTypeText = type("'3' | '4' | '5' | '6' | '9'").pipe((text) => Number(text) as 3 | 4 | 5 | 6 | 9)
const MessagingTypeText = type("'1' | '2'").pipe((text) => Number(text) as 1 | 2)

/** The answer of a QQ or WeChat sign-in: a session, or what `bindAccount` needs besides a phone. */
const AccountBinding = type({
  wxBind: 'boolean',
  'session?': Session,
  /** Ticket for the provider's account that is to be bound; valid for 15 minutes. */
  'accountNumber?': 'string',
  'qqOrWechatName?': 'string',
  'headimgurl?': 'string',
})

/** A secret: 43 characters of base64url. */
export const FLOW_CHARS_MAX = 200
const Flow = type(`string <= ${FLOW_CHARS_MAX}`)

const LoginUrl = type({ url: 'string', flow: 'string' })

const messagingUrlCall = <const Path extends `/${string}`>(path: Path) =>
  call({
    method: 'GET',
    path,
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: type({ 'returnTo?': 'string <= 300' }),
    result: LoginUrl,
  })

export const loginThirdPartyCalls = {
  /**
   * The provider's URL for this sign-in. `returnTo`: a page of the brand, absent: the home page of the host that was
   * asked. The site keeps `flow` in a cookie of the browser; a client without cookies sends it with the provider's answer.
   */
  getLoginUrl: call({
    method: 'GET',
    path: '/login/V2/getLoginUrl',
    aliases: ['/login/sendRedirect'],
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: Referral.and({ type: ThirdPartyTypeText, 'isFrom?': 'string <= 20', 'returnTo?': 'string <= 300' }),
    result: LoginUrl,
  }),
  getLineUrl: call({
    method: 'GET',
    path: '/login/lineGetUrl',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: Referral.and({ 'returnTo?': 'string <= 300' }),
    result: LoginUrl,
  }),
  getWechatUrl: messagingUrlCall('/login/getPCWXLoginAddress'),
  getQqUrl: messagingUrlCall('/login/getPCQQLoginAddress'),
  /**
   * Completes a third-party sign-in that this browser began, as its cookie says, or `flow` of a client without cookies.
   * `state` may only be absent with the cookie. Fails with `bind_email` (2010) when the account has no email yet: the
   * error message is then a ticket that `bindEmail` takes as `twitterId`.
   */
  signInByThirdParty: call({
    method: 'GET',
    path: '/login/V2/getLoginInfo',
    aliases: ['/login/GoogleUserInfo', '/login/lineGetTokenByCode'],
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isWrite: true,
    isSecret: true,
    errors: ['not_configured', 'third_party_failed', 'bind_email', 'banned', 'second_step'],
    input: Referral.and({
      type: GlobalTypeText,
      'isFrom?': 'string <= 20',
      'token?': 'string <= 2000',
      'code?': 'string <= 4000',
      'verifier?': 'string <= 2000',
      'state?': 'string <= 500',
      /** Query or form parameters with which the provider sent the browser back, unchanged. */
      'answer?': 'string <= 8000',
      'flow?': Flow,
    }),
    result: Session,
  }),
  /** Binds an email to a third-party sign-in; `twitterId` is the ticket that came with error 2010. */
  bindEmail: call({
    method: 'POST',
    path: '/login/checkCode',
    access: 'guest',
    isSecret: true,
    errors: [...loginErrors, 'third_party_failed'],
    input: Referral.and({ checkCode: Code, email: Identifier, twitterId: 'string <= 200' }),
    result: Session,
  }),
  signInByAccount: call({
    method: 'GET',
    path: '/login/pcLoginByAccount',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isWrite: true,
    isSecret: true,
    errors: ['not_configured', 'third_party_failed', 'banned', 'second_step'],
    input: type({
      type: MessagingTypeText,
      'code?': 'string <= 4000',
      'state?': 'string <= 500',
      /** As in `signInByThirdParty`; `state` is required. */
      'answer?': 'string <= 8000',
      'flow?': Flow,
    }),
    result: AccountBinding,
  }),
  /** Binds a QQ or WeChat account to a phone; `accountNumber` is the ticket of `signInByAccount`. */
  bindAccount: call({
    method: 'POST',
    path: '/login/bindAccount',
    access: 'guest',
    isSecret: true,
    errors: [...loginErrors, 'third_party_failed'],
    input: Referral.and({
      mobile: Identifier,
      'areaCode?': AreaCode,
      checkCode: Code,
      accountNumber: 'string <= 200',
      'qqOrWechatName?': 'string <= 200',
      type: MessagingType,
      'headimgurl?': 'string <= 1000',
    }),
    result: Session,
  }),
  /** Binds another third-party sign-in to the caller's account. */
  bindThirdParty: call({
    method: 'POST',
    path: '/login/bindThirdParty',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'user',
    isOurs: true,
    errors: ['not_configured', 'third_party_failed', 'identifier_taken', 'proof_needed'],
    input: type({ type: ThirdPartyType, answer: 'string <= 8000', flow: Flow }),
    result: type({ user: User }),
  }),
} as const
