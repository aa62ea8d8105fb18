import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { toast } from '#app/ui/toast.ts'
import { BRAND_ID, HOSTNAME } from '#contract/brand-rules.ts'
import { useViewer } from '../../../session/viewer.queries.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { faultText } from '../brand-form.ts'
import { brandLink } from '../brand-link.ts'
import { brandFaultsQuery, brandQuery } from '../brands.queries.ts'
import { isLocalRun, recordFrom } from '../new-record.ts'
import { parseRecord, withChanges } from '../record.ts'
import { keepBrandCopy } from '../use-brand-copy.ts'
import { useLogoUpload } from './use-logo-upload.ts'

interface NewBrandProps {
  /** The brands from which it may be made. */
  brands: readonly { id: string; name: string }[]
  onClose: () => void
}

/** The name and place of a brand that is made from another one. It is a copy on this device until it is published. */
export function NewBrand({ brands, onClose }: NewBrandProps) {
  const formId = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const uid = useViewer()?.uid ?? 0
  const shown = useShell().brand.id
  const [id, setId] = useState('')
  const [name, setName] = useState('')
  const [typedHost, setTypedHost] = useState<string>()
  const [source, setSource] = useState(brands.find((brand) => brand.id === shown)?.id ?? brands[0]?.id ?? '')
  const [faults, setFaults] = useState<{ id?: string; name?: string; host?: string }>({})
  const [isBusy, setIsBusy] = useState(false)
  const { upload } = useLogoUpload(id)
  const isLocal = isLocalRun(location.hostname)
  const host = typedHost ?? (id && isLocal ? `${id}.localhost` : '')

  const make = async () => {
    if ((await client.fetchQuery({ ...brandQuery(id), staleTime: 0 })) !== null)
      return setFaults({ id: m.admin_brand_fault_taken() })
    const other = parseRecord((await client.fetchQuery(brandQuery(source)))?.record ?? '')
    if (!other) return toast(m.error_not_found(), 'error')
    const record = recordFrom(other, { id, name: name.trim(), host })
    const found = await client.fetchQuery(brandFaultsQuery(id, JSON.stringify(record)))
    const fault = found.find(({ path }) => path.startsWith('hosts'))
    if (fault) return setFaults({ host: faultText(fault) })
    const { drawnLogos } = await import('./draw-logos.ts')
    // Where one could not be stored a toast has said so, and the record without any is not published.
    const drawn = (await drawnLogos(record, upload)) ?? []
    keepBrandCopy(id, uid, { record: withChanges(record, drawn), base: '', revision: '' })
    await navigate(brandLink(id))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(BRAND_ID.test(id) ? {} : { id: m.admin_brand_id_hint() }),
      ...(name.trim() ? {} : { name: m.admin_brand_fault_missing() }),
      ...(HOSTNAME.test(host) ? {} : { host: host ? m.admin_brand_fault_hostname() : m.admin_brand_fault_missing() }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setIsBusy(true)
    await make()
      .catch(() => toast(m.error_network(), 'error'))
      .finally(() => setIsBusy(false))
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={m.admin_brand_new()}
      description={m.admin_brand_new_text()}
      closeLabel={m.user_act_close()}
      footer={
        <Button type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
          {m.admin_brand_new_make()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={m.admin_brand_name()} error={faults.name} isRequired>
          <Input dir="auto" maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={m.admin_brand_id()} hint={m.admin_brand_id_hint()} error={faults.id} isRequired>
          <Input
            dir="ltr"
            maxLength={31}
            autoCapitalize="none"
            spellCheck={false}
            value={id}
            onChange={({ target }) => setId(target.value.toLowerCase().replace(/[^a-z0-9-]/g, ''))}
          />
        </Field>
        <Field
          label={m.admin_brand_host()}
          hint={
            isLocal
              ? m.admin_brand_host_hint_local({ host: `${id || 'harbour'}.localhost` })
              : m.admin_brand_host_hint({ host: 'www.example.com' })
          }
          error={faults.host}
          isRequired
        >
          <Input
            dir="ltr"
            maxLength={253}
            autoCapitalize="none"
            spellCheck={false}
            value={host}
            onChange={({ target }) => setTypedHost(target.value.trim().toLowerCase())}
          />
        </Field>
        <Field label={m.admin_brand_source()} hint={m.admin_brand_source_hint()}>
          <Select
            value={source}
            options={brands.map((brand) => ({ value: brand.id, label: `${brand.name} (${brand.id})` }))}
            onChange={({ target }) => setSource(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
