import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Language } from '#contract/languages.ts'
import { PROTOCOLS, type ProtocolName } from '#contract/protocol-rules.ts'
import { protocolQuery } from '../../../protocol/protocol.queries.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { ListState } from '../../list/list-state.tsx'
import { useBrandForm } from '../brand-form.ts'
import { languageName } from '../brand-labels.ts'
import { partAt } from '../record.ts'
import { ownTextsQuery } from './legal.queries.ts'
import { LegalForm } from './legal-form.tsx'
import { LegalVersions } from './legal-versions.tsx'

/** The brand's own texts under /protocol, by document and language. They are no part of the record. */
export function LegalSection({ id, isPublished }: { id: string; isPublished: boolean }) {
  if (!isPublished) return <p className="text-text-muted">{m.admin_legal_unpublished()}</p>
  return (
    <div className="grid gap-4">
      <p className="text-13 text-text-muted">{m.admin_legal_intro()}</p>
      <Documents id={id} />
    </div>
  )
}

function Documents({ id }: { id: string }) {
  const { record } = useBrandForm()
  const languages = Object.keys(partAt(record, 'texts')) as Language[]
  const first = languages.find((code) => code === record.defaultLanguage) ?? languages[0]
  const [name, setName] = useState<ProtocolName>(PROTOCOLS[0])
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? first ?? 'en_US'
  /** The day of the version that is open; undefined: the newest. */
  const [open, setOpen] = useState<{ date: string | undefined; count: number }>({ date: undefined, count: 0 })
  const texts = useQuery(ownTextsQuery(id))
  // Titles of the documents in the administrator's language.
  const { data: titles } = useQuery(protocolQuery(useShell(), 'service', undefined))
  const titleOf = (each: ProtocolName) => titles?.all.find((text) => text.name === each)?.title ?? each
  const show = (change: () => void) => {
    change()
    setOpen({ date: undefined, count: open.count + 1 })
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.admin_legal_document()}>
          <Select
            value={name}
            options={PROTOCOLS.map((each) => ({ value: each, label: titleOf(each) }))}
            onChange={({ target }) => show(() => setName(target.value as ProtocolName))}
          />
        </Field>
        <Field label={m.admin_legal_language()}>
          <Select
            value={language}
            options={languages.map((code) => ({ value: code, label: languageName(code) }))}
            onChange={({ target }) => show(() => setChosen(target.value as Language))}
          />
        </Field>
      </div>
      <ListState query={texts}>
        {(list) => {
          const lines = list.filter((line) => line.name === name && line.language === language)
          return (
            <>
              <LegalVersions brand={id} lines={lines} onOpen={(date) => setOpen({ date, count: open.count + 1 })} />
              <LegalForm
                key={`${name} ${language} ${open.count}`}
                which={{ brand: id, name, language }}
                date={open.date}
                lines={lines}
                onSaved={() => setOpen({ date: undefined, count: open.count + 1 })}
              />
            </>
          )
        }}
      </ListState>
    </>
  )
}
