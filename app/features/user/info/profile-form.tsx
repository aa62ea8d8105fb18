import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import { SIGNATURE_CHARS_MAX, USER_NAME_CHARS_MAX, userNameFault } from '#contract/account-rules.ts'
import type { User } from '#contract/user.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { faultText } from '../../login/form/fault-text.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { accountErrorText, isUserNameError } from '../../shell/account-error-text.ts'
import { useEarlyInput } from '../use-early-input.ts'
import { modifyProfile } from '../user.functions.ts'

export function ProfileForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: { username: user.username, signature: user.signature ?? '' } })
  const withEarlyInput = useEarlyInput(form)
  // Before hydration the browser would submit the form natively.
  const clearDraft = useDraft('profile', form)
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(modifyProfile)
  const [failure, setFailure] = useState<string>()
  const { errors } = form.formState
  const onSubmit = form.handleSubmit(async ({ username, signature }) => {
    setFailure(undefined)
    const name = username.trim()
    const answer = await submit({ ...(name === user.username ? {} : { username: name }), signature: signature.trim() })
    if (!answer) return
    if (answer.ok) {
      clearDraft()
      form.reset({ username: answer.data.user.username, signature: answer.data.user.signature ?? '' })
      await update(answer.data.user)
      return toast(m.user_act_saved(), 'success')
    }
    const { code } = answer.error
    const text = accountErrorText(answer.error)
    if (isUserNameError(code)) return form.setError('username', { message: text }, { shouldFocus: true })
    setFailure(text)
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-[480px] gap-4">
      <Field label={m.user_info_name()} hint={m.login_hint_user_name()} error={errors.username?.message}>
        <Input
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={USER_NAME_CHARS_MAX}
          className="rtl:text-end"
          defaultValue={user.username}
          {...withEarlyInput(
            form.register('username', {
              // The current name stays valid, whatever the rules are now.
              validate: (name) => name.trim() === user.username || faultText(userNameFault(name)),
            }),
          )}
        />
      </Field>
      <Field label={m.user_info_signature()} hint={m.user_info_signature_hint()}>
        <Textarea
          dir="auto"
          hasCounter
          maxLength={SIGNATURE_CHARS_MAX}
          defaultValue={user.signature}
          {...withEarlyInput(form.register('signature'))}
        />
      </Field>
      <FormError text={failure} />
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {m.user_act_save()}
        </Button>
      </div>
    </form>
  )
}
