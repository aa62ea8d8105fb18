import { createServerFn } from '@tanstack/react-start'
import { serverWrite } from '#app/lib/server-functions.ts'
import { java } from '#app/server/api.ts'
import { recogniseBrowser } from '#app/server/browser-cookie.ts'
import { forward } from '#app/server/forward.ts'
import { establishSession, type SignedIn } from '#app/server/session-cookies.ts'
import type { Result } from '#contract/call.ts'
import { loginSecondStepCalls } from '#contract/login-second-step.ts'
import { twoStepCalls } from '#contract/two-step.ts'

export const beginSecondStep = serverWrite.handler(forward(loginSecondStepCalls.beginSecondStep))

export const finishSignIn = createServerFn({ method: 'POST' })
  .validator(loginSecondStepCalls.finishSignIn.input)
  .handler(async ({ data }): Promise<Result<SignedIn>> => {
    recogniseBrowser()
    const answer = await java().login.finishSignIn(data)
    return answer.ok ? { ok: true, data: establishSession(answer.data) } : answer
  })

export const beginSecondProof = serverWrite.handler(forward(twoStepCalls.beginSecondProof))
export const proveSecondStep = serverWrite.handler(forward(twoStepCalls.proveSecondStep))
