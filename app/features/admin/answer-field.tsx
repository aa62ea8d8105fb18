import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

const ANSWER_CHARS_MAX = 2000

interface AnswerFieldProps {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** What staff answer somebody. */
export const AnswerField = ({ label, hint, error, value, onChange }: AnswerFieldProps) => (
  <Field label={label} hint={hint} error={error} isRequired className="w-full justify-items-stretch">
    <Textarea
      dir="auto"
      hasCounter
      maxLength={ANSWER_CHARS_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)
