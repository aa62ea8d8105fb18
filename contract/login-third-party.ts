import { type } from './ark.ts'
import { call, PATIENCE_MS } from './call.ts'
import { AreaCode, Code, Identifier, loginErrors, Origin, Session } from './login.ts'
import { User } from './user.ts'

/** Types of third-party sign-in: 3, 4, 5, 6, 9 are the product's; 1 and 2 the Chinese messaging providers (QQ, WeChat). */
export const ThirdPartyType = type('1 | 2 | 3 | 4 | 5 | 6 | 9')
export type ThirdPartyType = typeof ThirdPartyType.infer
const MessagingType = type('1 | 2')
/** A type as it stands in a query. */
const ThirdPartyTypeText = type("'1' | '2' | '3' | '4' | '5' | '6' | '9'").pipe(
  (text) => Number(text) as ThirdPartyType,
)
const GlobalTypeText = type("'3' | '4' | '5' | '6' | '9'").pipe((text) => Number(text) as 3 | 4 | 5 | 6 | 9)
const MessagingTypeText = type("'1' | '2'").pipe((text) => Number(text) as 1 | 2)

/** What the older sign-ins answer: a session, or what `bindAccount` wants beside a phone. */
const AccountBinding = type({
  wxBind: 'boolean',
  'session?': Session,
  /** Stands for the provider's account until it is bound; good for 15 minutes. */
  'accountNumber?': 'string',
  'qqOrWechatName?': 'string',
  'headimgurl?': 'string',
})

export const loginThirdPartyCalls = {
  /** Where to send the visitor. `flow` must come back with her: it ties the return to this browser. */
  getLoginUrl: call({
    method: 'GET',
    path: '/login/V2/getLoginUrl',
    aliases: ['/login/sendRedirect'],
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: Origin.and({ type: ThirdPartyTypeText, 'isFrom?': 'string <= 20', returnTo: 'string <= 300' }),
    result: type({ url: 'string', flow: 'string' }),
  }),
  getLineUrl: call({
    method: 'GET',
    path: '/login/lineGetUrl',
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: Origin.and({ returnTo: 'string <= 300' }),
    result: type({ url: 'string', flow: 'string' }),
  }),
  getWechatUrl: call({
    method: 'GET',
    path: '/login/getPCWXLoginAddress',
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: type({ returnTo: 'string <= 300' }),
    result: type({ url: 'string', flow: 'string' }),
  }),
  getQqUrl: call({
    method: 'GET',
    path: '/login/getPCQQLoginAddress',
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    errors: ['not_configured', 'third_party_failed', 'forbidden'],
    input: type({ returnTo: 'string <= 300' }),
    result: type({ url: 'string', flow: 'string' }),
  }),
  /**
   * Ends a third-party sign-in. Fails with `bind_email` (2010) when the account has no email yet: the message then
   * carries the third-party id, a ticket that `bindEmail` takes as `twitterId`.
   */
  signInByThirdParty: call({
    method: 'GET',
    path: '/login/V2/getLoginInfo',
    aliases: ['/login/GoogleUserInfo', '/login/lineGetTokenByCode'],
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    isSecret: true,
    errors: ['not_configured', 'third_party_failed', 'bind_email', 'banned'],
    input: Origin.and({
      type: GlobalTypeText,
      'isFrom?': 'string <= 20',
      'token?': 'string <= 2000',
      'code?': 'string <= 4000',
      'verifier?': 'string <= 2000',
      'state?': 'string <= 500',
      /** Parameters of the return, as they came: what the provider's answer is checked against. */
      'answer?': 'string <= 8000',
      flow: 'string <= 200',
    }),
    result: Session,
  }),
  /** `twitterId` is the ticket that came with 2010. */
  bindEmail: call({
    method: 'POST',
    path: '/login/checkCode',
    access: 'guest',
    isSecret: true,
    errors: [...loginErrors, 'third_party_failed'],
    input: Origin.and({ checkCode: Code, email: Identifier, twitterId: 'string <= 200' }),
    result: Session,
  }),
  signInByAccount: call({
    method: 'GET',
    path: '/login/pcLoginByAccount',
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    isSecret: true,
    errors: ['not_configured', 'third_party_failed', 'banned'],
    input: type({
      type: MessagingTypeText,
      'code?': 'string <= 4000',
      'state?': 'string <= 500',
      /** As in `signInByThirdParty`. */
      'answer?': 'string <= 8000',
      flow: 'string <= 200',
    }),
    result: AccountBinding,
  }),
  /** Binds a messaging provider's account to a phone; `accountNumber` is the ticket of `signInByAccount`. */
  bindAccount: call({
    method: 'POST',
    path: '/login/bindAccount',
    access: 'guest',
    isSecret: true,
    errors: [...loginErrors, 'third_party_failed'],
    input: Origin.and({
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
  /** Binds another third-party sign-in to the account behind the token. */
  bindThirdParty: call({
    method: 'POST',
    path: '/login/bindThirdParty',
    patienceMs: PATIENCE_MS,
    access: 'user',
    isOurs: true,
    errors: ['not_configured', 'third_party_failed', 'identifier_taken', 'proof_needed'],
    input: type({ type: ThirdPartyType, answer: 'string <= 8000', flow: 'string <= 200' }),
    result: type({ user: User }),
  }),
} as const
