import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { partAt, valueAt } from '../record.ts'

interface BrandHeaderProps {
  id: string
  isNew: boolean
  isChanged: boolean
  /** What is changed was found on this device. */
  isRestored: boolean
  isBusy: boolean
  onPublish: () => void
  onDiscard: () => void
}

/** The name of the brand, whether it is served as it is here, and the way to have it so. */
export function BrandHeader({ id, isNew, isChanged, isRestored, isBusy, onPublish, onDiscard }: BrandHeaderProps) {
  const { record } = useBrandForm()
  const { code } = useShell().locale
  const texts = partAt(record, 'texts')
  const name = valueAt(texts, `${code}.name`) ?? valueAt(Object.values(texts)[0], 'name') ?? id
  const state = isNew ? m.admin_brand_unpublished() : isChanged ? m.admin_brand_kept() : m.admin_brand_served()
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere min-w-0 flex-auto font-bold text-20">
          <bdi>{String(name)}</bdi> <bdi className="font-normal text-13 text-text-muted">{id}</bdi>
        </h1>
        <p role="status" className="text-13 text-text-muted max-sm:order-last max-sm:w-full">
          {state}
        </p>
        {isChanged && !isNew && (
          <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
            {m.admin_brand_discard()}
          </Button>
        )}
        <Button disabled={isBusy || !isChanged} aria-busy={isBusy} onClick={onPublish}>
          {m.admin_brand_publish()}
        </Button>
      </header>
      {isRestored && (
        <p role="status" className="rounded-lg border border-line bg-surface-1 px-4 py-2 text-13">
          {m.admin_brand_restored()}
        </p>
      )}
    </>
  )
}
