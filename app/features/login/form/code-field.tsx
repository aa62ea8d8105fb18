import { useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { Field } from '#app/ui/field.tsx'
import { useCountdown } from './countdown.ts'

interface CodeFieldProps {
  input: UseFormRegisterReturn
  error: string | undefined
  /** Key of the resend countdown. */
  targetKey: string
  /** Sends a code; true on success. */
  onSend: () => Promise<boolean>
}

/** Input for a code, with a button that sends one at most once a minute. */
export function CodeField({ input, error, targetKey, onSend }: CodeFieldProps) {
  const seconds = useCountdown(targetKey)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  const send = async () => {
    if (isBusy.current || seconds > 0) return
    isBusy.current = true
    setIsSending(true)
    try {
      await onSend()
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }
  return (
    <Field
      label={m.login_field_code()}
      error={error}
      hint={<span role="status">{seconds > 0 ? m.login_code_sent() : ''}</span>}
    >
      <CodeInput
        {...input}
        trailing={
          <Button
            variant="accent"
            className="min-h-[38px] min-w-32 justify-end whitespace-nowrap px-3 text-13 tabular-nums disabled:text-text disabled:opacity-100 disabled:hover:bg-transparent"
            disabled={seconds > 0 || isSending}
            aria-busy={isSending}
            onClick={() => void send()}
          >
            {seconds > 0 ? m.login_code_wait({ seconds }) : m.login_code_get()}
          </Button>
        }
      />
    </Field>
  )
}
