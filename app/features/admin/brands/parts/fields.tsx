import { type ReactNode, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useBrandForm, useFaultAt } from '../brand-form.ts'
import { valueAt } from '../record.ts'

interface FieldProps {
  /** Of the record: `texts.en_US.title`. */
  path: string
  label: string
  hint?: ReactNode
  isRequired?: boolean
  /** Objects of the record that go when nothing is left in them. */
  mayGo?: readonly string[]
}

function useValue(path: string, mayGo?: readonly string[]) {
  const { record, set } = useBrandForm()
  return [valueAt(record, path), (value: unknown) => set(path, value, mayGo)] as const
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

interface TextFieldProps extends FieldProps {
  max: number
  /** A path, address or code: written from left to right in every language. */
  isCode?: boolean
  isLong?: boolean
  type?: 'text' | 'url' | 'date'
}

export function TextField({
  path,
  label,
  hint,
  isRequired,
  mayGo,
  max,
  isCode,
  isLong,
  type = 'text',
}: TextFieldProps) {
  const [value, set] = useValue(path, mayGo)
  const error = useFaultAt(path)
  const control = {
    value: textOf(value),
    maxLength: max,
    dir: isCode ? ('ltr' as const) : ('auto' as const),
    onChange: ({ target }: { target: { value: string } }) => set(target.value === '' ? undefined : target.value),
  }
  return (
    <Field label={label} hint={hint} error={error} {...(isRequired ? { isRequired } : {})}>
      {isLong ? (
        <Textarea {...control} rows={3} className="min-h-16" hasCounter />
      ) : (
        <Input {...control} type={type} {...(isCode ? { autoCapitalize: 'none', spellCheck: false } : {})} />
      )}
    </Field>
  )
}

export function NumberField({ path, label, hint, mayGo, digits }: FieldProps & { digits: number }) {
  const [value, set] = useValue(path, mayGo)
  return (
    <Field label={label} hint={hint} error={useFaultAt(path)}>
      <Input
        inputMode="numeric"
        dir="ltr"
        maxLength={digits}
        value={textOf(value)}
        onChange={({ target }) => {
          const text = target.value.replace(/\D/g, '')
          set(text === '' ? undefined : Number(text))
        }}
      />
    </Field>
  )
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** What stands for no value. */
  noneLabel?: string
}

export function ChoiceField({ path, label, hint, mayGo, options, noneLabel }: ChoiceFieldProps) {
  const [value, set] = useValue(path, mayGo)
  return (
    <Field label={label} hint={hint} error={useFaultAt(path)}>
      <Select
        value={textOf(value)}
        options={options}
        {...(noneLabel === undefined ? {} : { placeholder: noneLabel })}
        onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
      />
    </Field>
  )
}

interface SwitchFieldProps extends FieldProps {
  /** What a record without the field means. */
  isOnByDefault?: boolean
}

export function SwitchField({ path, label, hint, isOnByDefault = false }: SwitchFieldProps) {
  const [value, set] = useValue(path)
  const isOn = typeof value === 'boolean' ? value : isOnByDefault
  const fault = useFaultAt(path)
  return (
    <Switch
      label={label}
      hint={fault ? <span className="text-lose">{fault}</span> : hint}
      checked={isOn}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of short texts, one in a line. `isOptional`: an empty one is none. */
export function LinesField({
  path,
  label,
  hint,
  isRequired,
  isOptional,
  write = (line) => line,
}: FieldProps & { isOptional?: boolean; write?: (line: string) => string }) {
  const [value, set] = useValue(path)
  const list = Array.isArray(value) ? value.map(String) : []
  const [typed, setTyped] = useState(() => list.join('\n'))
  // What is typed may have empty lines; what the list has become otherwise replaces it.
  const isTyped = linesOf(typed).join('\n') === list.join('\n')
  return (
    <Field label={label} hint={hint} error={useFaultAt(path)} {...(isRequired ? { isRequired } : {})}>
      <Textarea
        dir="ltr"
        rows={3}
        className="min-h-16"
        autoCapitalize="none"
        spellCheck={false}
        value={isTyped ? typed : list.join('\n')}
        onChange={({ target }) => {
          const text = target.value.split('\n').map(write).join('\n')
          setTyped(text)
          const lines = linesOf(text)
          set(lines.length === 0 && isOptional ? undefined : lines)
        }}
      />
    </Field>
  )
}
