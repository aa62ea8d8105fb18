import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Failure } from '#app/lib/call-error.ts'
import type { Result } from '#contract/call.ts'
import { readDraft, saveDraft } from '../../../draft/drafts.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { networkErrorText } from '../../form/form-error.tsx'
import { type LoginValues, NO_VALUES, targetOf, type Via } from '../../form/login-values.ts'
import { sendCode } from '../../form/send-code.ts'
import type { HumanCheck } from '../../form/use-human-check.ts'
import type { SignIn } from './submit-sign-in.ts'

/**
 * Draft key of the sign-in form, stored while the dialog is open: a phone may reload the page after the user has read
 * the mail.
 */
export const LOGIN_DRAFT = 'login'

interface SignInFormOptions {
  /** Identifies the form's purpose: errors are cleared when it changes. */
  key: string
  /** Email or phone, where there is no choice. */
  via?: Via
  check: HumanCheck
  submit: (values: LoginValues) => Promise<Result<SignIn>>
  onSignedIn: (session: SignIn) => void
  /** The account has a second step. `ticket`: of the first one. */
  onSecondStep: (ticket: string) => void
}

/** The form's values, and its send and submit actions, each of which ignores repeated clicks. */
export function useSignInForm({ key, via, check, submit, onSignedIn, onSecondStep }: SignInFormOptions) {
  const form = useForm<LoginValues>({
    defaultValues: { ...NO_VALUES, ...readDraft(LOGIN_DRAFT, 0), ...(via ? { via } : {}) },
    shouldUnregister: false,
  })
  // Registered in visual order, so that the first of several errors gets the focus.
  form.register('identifier')
  form.register('phone')
  const [failure, setFailure] = useState<string>()
  const isBusy = useRef(false)
  const purpose = useRef(key)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(LOGIN_DRAFT, 0, { ...values }),
      }),
    [form],
  )
  // Errors of another purpose do not apply.
  useEffect(() => {
    form.clearErrors()
    setFailure(undefined)
    // A password that was wrong is no new one.
    if (purpose.current !== key) form.setValue('password', '')
    purpose.current = key
  }, [key, form])

  const send = async (): Promise<boolean> => {
    const values = form.getValues()
    const isValid = await form.trigger(values.via === 'phone' ? 'phone' : 'identifier', { shouldFocus: true })
    if (!isValid) return false
    setFailure(undefined)
    const error = await sendCode(targetOf(values), check).catch((): Failure => ({ code: 'unavailable' }))
    if (error) setFailure(accountErrorText(error))
    else {
      // A note that the code is on its way takes the error's place.
      form.clearErrors('code')
      form.setFocus('code')
    }
    return error === null
  }
  const onSubmit = form.handleSubmit(async (values) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    // What was wrong with another purpose comes too late.
    const isOver = () => purpose.current !== key
    try {
      const answer = await submit(values)
      if (answer.ok) onSignedIn(answer.data)
      else if (answer.error.code === 'second_step') onSecondStep(answer.error.message ?? '')
      else if (isOver()) return
      else if (answer.error.code === 'wrong_code')
        form.setError('code', { message: accountErrorText(answer.error) }, { shouldFocus: true })
      else setFailure(accountErrorText(answer.error))
    } catch {
      if (!isOver()) setFailure(networkErrorText())
    } finally {
      isBusy.current = false
    }
  })
  return { form, failure, send, onSubmit }
}
