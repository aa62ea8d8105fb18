import { KeyRound } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { codeFault } from '#contract/account-rules.ts'
import type { Result } from '#contract/call.ts'
import type { SecondStep, SecondStepWays } from '#contract/two-step.ts'
import { faultText } from '../form/fault-text.ts'
import { FormError, networkErrorText } from '../form/form-error.tsx'
import { canUsePasskeys, signWithPasskey } from './passkey.ts'
import { stepErrorText } from './step-error-text.ts'

type Step = typeof SecondStep.infer

interface SecondStepFormProps<Data> {
  /** Asks by what the step may be taken; the options for a passkey are good for one try. */
  begin: () => Promise<Result<SecondStepWays>>
  take: (step: Step) => Promise<Result<Data>>
  onTaken: (data: Data) => void
}

const unavailable = { ok: false as const, error: { code: 'unavailable' as const } }

/** By what the step may be taken: undefined while it is asked. */
function useWays(begin: () => Promise<Result<SecondStepWays>>) {
  const [answer, setAnswer] = useState<Result<SecondStepWays>>()
  const load = async () => {
    const next = await begin().catch(() => unavailable)
    setAnswer(next)
    return next
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; each try of a passkey asks again.
  useEffect(() => {
    void load()
  }, [])
  return { answer, load }
}

/** The second step of a sign-in: a passkey, the code of an authenticator app, or a recovery code. */
export function SecondStepForm<Data>({ begin, take, onTaken }: SecondStepFormProps<Data>) {
  const { answer, load } = useWays(begin)
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isPending = useRef(false)

  const fail = (error: Failure) => {
    if (error.code === 'wrong_code') setFault(m.login_step_wrong())
    else setFailure(stepErrorText(error))
  }
  const run = async (work: () => Promise<Result<Data> | undefined>) => {
    if (isPending.current) return
    isPending.current = true
    setIsBusy(true)
    setFault(undefined)
    setFailure(undefined)
    try {
      const taken = await work()
      if (taken?.ok) onTaken(taken.data)
      else if (taken) fail(taken.error)
    } catch {
      setFailure(networkErrorText())
    } finally {
      isPending.current = false
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = code.trim()
    const wrong = isRecovery ? (text === '' ? m.login_step_recovery_required() : undefined) : faultText(codeFault(text))
    if (typeof wrong === 'string') return setFault(wrong)
    void run(() => take(isRecovery ? { recoveryCode: text } : { code: text }))
  }
  const sign = () =>
    run(async () => {
      const ways = await load()
      if (!ways.ok) return ways
      const passkey = ways.data.passkey && (await signWithPasskey(ways.data.passkey))
      return passkey ? take({ passkey }) : undefined
    })

  if (!answer) return <Skeleton className="h-40 w-full" />
  if (!answer.ok)
    return (
      <div className="grid gap-3">
        <FormError text={stepErrorText(answer.error)} />
        {answer.error.code !== 'sign_in_over' && (
          <Button variant="quiet" onClick={() => void load()}>
            {m.shell_error_retry()}
          </Button>
        )}
      </div>
    )
  const { hasApp, hasRecoveryCodes, passkey } = answer.data
  const hasPasskey = passkey !== undefined && canUsePasskeys()
  const hasField = hasApp || isRecovery
  const toggle = () => {
    setIsRecovery(!isRecovery)
    setCode('')
    setFault(undefined)
    setFailure(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {hasPasskey && !isRecovery && <PasskeyButton isOnly={!hasApp} isBusy={isBusy} onPress={() => void sign()} />}
      {hasPasskey && hasApp && !isRecovery && <Or>{m.login_step_or()}</Or>}
      {!hasPasskey && !hasField && <p className="text-text-muted">{m.login_step_elsewhere()}</p>}
      {hasField && (
        <>
          <StepField key={String(isRecovery)} isRecovery={isRecovery} value={code} error={fault} onChange={setCode} />
          <Button type="submit" className="w-full" disabled={isBusy} aria-busy={isBusy}>
            {m.login_step_submit()}
          </Button>
        </>
      )}
      <FormError text={failure} />
      {(hasRecoveryCodes || isRecovery) && (
        <button
          type="button"
          className="min-h-8 justify-self-start rounded-sm font-medium text-13 text-brand-text hover:underline"
          onClick={toggle}
        >
          {isRecovery ? m.login_step_back() : m.login_step_recovery()}
        </button>
      )}
    </form>
  )
}

interface PasskeyButtonProps {
  isOnly: boolean
  isBusy: boolean
  onPress: () => void
}

const PasskeyButton = ({ isOnly, isBusy, onPress }: PasskeyButtonProps) => (
  <Button
    variant={isOnly ? 'primary' : 'quiet'}
    className="w-full"
    autoFocus={isOnly}
    disabled={isBusy}
    aria-busy={isBusy}
    onClick={onPress}
  >
    <KeyRound size={16} aria-hidden />
    {m.login_step_passkey()}
  </Button>
)

const Or = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3 text-13 text-text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
)

interface StepFieldProps {
  isRecovery: boolean
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function StepField({ isRecovery, value, error, onChange }: StepFieldProps) {
  const control = { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }
  return isRecovery ? (
    <Field label={m.login_step_recovery_code()} hint={m.login_step_recovery_hint()} error={error}>
      <Input
        {...control}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        className="font-medium tracking-[0.1em] rtl:text-end"
      />
    </Field>
  ) : (
    <Field label={m.login_step_code()} hint={m.login_step_code_hint()} error={error}>
      <CodeInput {...control} autoFocus />
    </Field>
  )
}
