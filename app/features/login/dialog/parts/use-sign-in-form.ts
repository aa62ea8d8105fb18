import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import { readDraft, saveDraft } from '../../../draft/drafts.ts'
import { networkWords, serverWords } from '../../form/form-error.tsx'
import { sendCode } from '../../form/send-code.ts'
import type { HumanCheck } from '../../form/use-human-check.ts'
import { type LoginValues, NO_VALUES, targetOf, type Via } from '../../form/values.ts'
import type { SignIn } from './submit.ts'

/** Stored while the dialog is open: a phone may reload the page after its user looked at the mail. */
export const LOGIN_DRAFT = 'login'

interface SignInFormOptions {
  /** What the form is for now: each begins without faults. */
  key: string
  /** The only way, where there is no choice. */
  via?: Via
  check: HumanCheck
  act: (values: LoginValues) => Promise<Result<SignIn>>
  onSignedIn: (session: SignIn) => void
}

/** The form's values and acts. Each is done once, however often it is pressed. */
export function useSignInForm({ key, via, check, act, onSignedIn }: SignInFormOptions) {
  const form = useForm<LoginValues>({
    defaultValues: { ...NO_VALUES, ...readDraft(LOGIN_DRAFT, 0), ...(via ? { via } : {}) },
    shouldUnregister: false,
  })
  // Named in the order they stand, so that the first of several faults gets the focus.
  form.register('identifier')
  form.register('phone')
  const [failure, setFailure] = useState<string>()
  const isBusy = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(LOGIN_DRAFT, 0, { ...values }),
      }),
    [form],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong before says nothing of what comes.
  useEffect(() => {
    form.clearErrors()
    setFailure(undefined)
  }, [key, form])

  const send = async (): Promise<boolean> => {
    const values = form.getValues()
    const isWell = await form.trigger(values.via === 'phone' ? 'phone' : 'identifier', { shouldFocus: true })
    if (!isWell) return false
    setFailure(undefined)
    const error = await sendCode(targetOf(values), check).catch((): ErrorName => 'unavailable')
    if (error) setFailure(serverWords({ code: error }))
    else form.setFocus('code')
    return error === null
  }
  const onSubmit = form.handleSubmit(async (values) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      const answer = await act(values)
      if (answer.ok) onSignedIn(answer.data)
      else setFailure(serverWords(answer.error))
    } catch {
      setFailure(networkWords())
    } finally {
      isBusy.current = false
    }
  })
  return { form, failure, send, onSubmit }
}
