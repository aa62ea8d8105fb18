import type { Verbs } from '#backend/core/serve.ts'
import type { Tables } from '#contract/tables.ts'
import { checkHuman, getChallenge, getMethods, listCountries, sendEmailCode, sendMobileCode } from './code-verbs.ts'
import { resetPassword } from './reset-password.ts'
import { beginSecondStep, finishSignIn } from './second-step.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signOut } from './sign-out.ts'
import { testLogin } from './test-login.ts'
import { bindAccount } from './third-party/bind-account.ts'
import { bindEmail } from './third-party/bind-email.ts'
import { bindThirdParty } from './third-party/bind-third-party.ts'
import { getLineUrl, getLoginUrl, getQqUrl, getWechatUrl } from './third-party/get-login-url.ts'
import { signInByAccount } from './third-party/sign-in-by-account.ts'
import { signInByThirdParty } from './third-party/sign-in-by-third-party.ts'

export const loginRoutes: Verbs<Tables['login']> = {
  listCountries,
  getMethods,
  getChallenge,
  checkHuman,
  sendEmailCode,
  sendMobileCode,
  signInByCode,
  signInByPassword,
  resetPassword,
  signOut,
  testLogin,
  getLoginUrl,
  getLineUrl,
  getWechatUrl,
  getQqUrl,
  signInByThirdParty,
  bindEmail,
  signInByAccount,
  bindAccount,
  bindThirdParty,
  beginSecondStep,
  finishSignIn,
}
