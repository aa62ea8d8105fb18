import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { choicesOf, hashOf, type ListField, type ListFields, parseSearch, TYPED } from './describe-list.ts'

const TEXT_CHARS_MAX = 100
const UID_CHARS_MAX = 15
const CODE_CHARS_MAX = 40

interface ListFilterProps {
  className: string
  submitLabel: () => string
  /** Shows a search icon on the button. */
  isSearch?: boolean
  fields: ListFields
  search: Readonly<Record<string, unknown>>
}

const textIn = (search: Readonly<Record<string, unknown>>, name: string): string => String(search[name] ?? '')

/** The filter form of a list. A choice applies at once, typed text on submit. */
export function ListFilter({ className, submitLabel, isSearch = false, fields, search }: ListFilterProps) {
  const navigate = useNavigate()
  // Sent by the browser itself, the text would stand in an address.
  const typedNames = Object.keys(fields).filter((name) => TYPED.includes(fields[name]?.kind))
  const searchKey = JSON.stringify(typedNames.map((name) => textIn(search, name)))
  const [typed, setTyped] = useState<readonly string[]>(() => JSON.parse(searchKey) as string[])
  // The browser's back button or a link changes the address while the form stays mounted.
  useEffect(() => setTyped(JSON.parse(searchKey) as string[]), [searchKey])
  const applyChange = (change: Readonly<Record<string, unknown>>) => {
    const texts = Object.fromEntries(typedNames.map((name, index) => [name, typed[index]]))
    const next = { ...search, ...texts, ...change, after: undefined }
    void navigate({ to: '.', search: () => parseSearch({ fields }, next), hash: hashOf(fields, next) ?? '' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    applyChange({})
  }
  const type = (name: string, text: string) =>
    setTyped(typed.map((each, index) => (typedNames[index] === name ? text : each)))
  return (
    <search>
      <form onSubmit={submit} className={className}>
        {Object.entries(fields).map(([name, field]) => (
          <Control
            key={name}
            name={name}
            field={field}
            search={search}
            value={typedNames.includes(name) ? (typed[typedNames.indexOf(name)] ?? '') : textIn(search, name)}
            onType={(text) => type(name, text)}
            onChoose={(value) => applyChange({ [name]: value })}
          />
        ))}
        <Button type="submit" {...(isSearch ? {} : { variant: 'quiet' as const })}>
          {isSearch && <Search size={16} aria-hidden />}
          {submitLabel()}
        </Button>
      </form>
    </search>
  )
}

interface ControlProps {
  name: string
  field: ListField
  search: Readonly<Record<string, unknown>>
  value: string
  onType: (text: string) => void
  onChoose: (value: string) => void
}

function Control({ name, field, search, value, onType, onChoose }: ControlProps) {
  if (field.kind === 'tab') return null
  if (field.kind === 'choice') {
    const { anyLabel, options } = choicesOf(field, search)
    return (
      <Field label={field.label()}>
        <Select
          name={name}
          value={options.some((option) => option.value === value) ? value : ''}
          onChange={({ target }) => onChoose(target.value)}
          placeholder={anyLabel}
          options={options}
        />
      </Field>
    )
  }
  if (field.kind === 'day')
    return (
      <Field label={field.label()}>
        <Input type="date" name={name} value={value} onChange={({ target }) => onType(target.value)} />
      </Field>
    )
  if (field.kind === 'uid')
    return (
      <Field label={field.label()}>
        <Input
          name={name}
          inputMode="numeric"
          maxLength={UID_CHARS_MAX}
          value={value}
          onChange={({ target }) => onType(target.value.replace(/\D/g, ''))}
        />
      </Field>
    )
  if (field.kind === 'code')
    return (
      <Field label={field.label()}>
        <Input
          name={name}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CODE_CHARS_MAX}
          value={value}
          onChange={({ target }) => onType(target.value.toLowerCase().replace(/[^a-z0-9-]/g, ''))}
        />
      </Field>
    )
  return (
    <Field label={field.label()}>
      <Input
        name={name}
        type="search"
        dir="auto"
        maxLength={TEXT_CHARS_MAX}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}
