import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Eye } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { AdminBrand } from '#contract/admin-brands.ts'
import { ListState } from '../list/list-state.tsx'
import type { RawSearch } from '../places/admin-places.ts'
import { BrandFormContext } from './brand-form.ts'
import { BRAND_SECTIONS, isOfRecord, type SectionKey, sectionOf, sectionOfFault } from './brand-sections.tsx'
import { brandQuery } from './brands.queries.ts'
import { brandIn } from './load-brand.ts'
import { BrandHeader } from './parts/brand-header.tsx'
import { HistorySection } from './parts/history-section.tsx'
import { JsonSection } from './parts/json-section.tsx'
import { PagesSection } from './parts/pages-section.tsx'
import { changesOf, type Part, parseRecord, withChanges, withValue } from './record.ts'
import { useBrandCopy } from './use-brand-copy.ts'
import { useBrandFaults } from './use-brand-faults.ts'
import { usePublishBrand } from './use-publish-brand.ts'

const Preview = lazy(() => import('./parts/preview.tsx').then((module) => ({ default: module.Preview })))
const PublishDialog = lazy(() =>
  import('./parts/publish-dialog.tsx').then((module) => ({ default: module.PublishDialog })),
)

const RetireSection = lazy(() =>
  import('./parts/retire-section.tsx').then((module) => ({ default: module.RetireSection })),
)
const LegalSection = lazy(() =>
  import('./legal/legal-section.tsx').then((module) => ({ default: module.LegalSection })),
)

/** Where there is room each section is in sight: one behind the edge is not looked for. */
const ALL_IN_SIGHT = 'md:*:first:flex-wrap md:*:first:overflow-visible'

/** One brand: every field of its record, what it looks like, and what it was before. */
export function BrandPage({ rawSearch }: { rawSearch: RawSearch }) {
  const id = brandIn(rawSearch)
  const query = useQuery(brandQuery(id))
  return (
    <>
      <Link
        to="/admin/$list"
        params={{ list: 'brands' }}
        search={{}}
        className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
      >
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
        {m.admin_page_brands()}
      </Link>
      <ListState query={query}>{(brand) => <OneBrand key={id} id={id} brand={brand} />}</ListState>
    </>
  )
}

function OneBrand({ id, brand }: { id: string; brand: AdminBrand | null }) {
  const { copy, isRead, isRestored, change } = useBrandCopy(id)
  const served = useMemo(() => (brand ? parseRecord(brand.record) : undefined), [brand])
  const record = copy?.record ?? served
  const [section, setSection] = useState<SectionKey>('texts')
  const [isPublishing, setIsPublishing] = useState(false)
  const studio = useRef<HTMLDivElement>(null)
  const { publish, goBack, isBusy } = usePublishBrand(id)
  const faults = useBrandFaults(id, copy?.record)
  if (!record)
    return isRead ? (
      <EmptyState picture="lost" title={m.admin_brand_gone()} text={m.admin_brand_gone_text()} isHeading />
    ) : null

  const isMoved = copy !== undefined && copy.revision !== (brand?.revision ?? '')
  const wanted = isMoved && served ? withChanges(served, changesOf(parseRecord(copy.base) ?? {}, record)) : record
  /** Made to the newest copy: an upload ends while one types. */
  const store = (make: (now: Part) => Part) =>
    change((now) => {
      const next = make(now?.record ?? record)
      const base = now?.base ?? brand?.record ?? ''
      if (JSON.stringify(next) === base) return undefined
      return { record: next, base, revision: now?.revision ?? brand?.revision ?? '' }
    })
  const see = (outcome: Awaited<ReturnType<typeof publish>>): boolean => {
    if (outcome.isDone) return true
    const [first] = outcome.faults ?? []
    if (first) {
      setIsPublishing(false)
      setSection(sectionOfFault(first))
    }
    if (outcome.isMoved) setIsPublishing(true)
    return false
  }
  const publishCopy = async (note: string) => {
    if (!see(await publish(JSON.stringify(wanted), brand?.revision ?? '', note))) return
    change(() => undefined)
    setIsPublishing(false)
  }
  const showPages = () => {
    setSection('pages')
    // On a narrow screen they are far above, and the button that was pressed is gone.
    studio.current?.querySelector<HTMLElement>('[role=tab][id$=pages]')?.focus()
  }
  const faultsIn = (key: SectionKey) => faults.filter((fault) => sectionOfFault(fault) === key).length
  const labelled = (key: SectionKey, label: string) => ({
    key,
    label: faultsIn(key) > 0 ? m.admin_brand_section_faults({ section: label, count: faultsIn(key) }) : label,
  })
  const Fields = isOfRecord(section) ? sectionOf(section) : undefined
  return (
    <BrandFormContext
      value={{
        record,
        faults,
        set: (path, value, mayGo) => store((now) => withValue(now, path, value, mayGo)),
        change: store,
      }}
    >
      <BrandHeader
        id={id}
        isNew={brand === null}
        isChanged={copy !== undefined}
        isRestored={isRestored}
        isBusy={isBusy}
        onPublish={() => setIsPublishing(true)}
        onDiscard={() => change(() => undefined)}
      />
      <div ref={studio} className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Tabs
          label={m.admin_brand_sections()}
          selected={section}
          onSelect={setSection}
          className={`min-w-0 rounded-lg border border-line bg-surface-1 ${ALL_IN_SIGHT}`}
          panelClassName="p-4"
          tabs={[
            ...BRAND_SECTIONS.map(({ key, label }) => labelled(key, label())),
            { key: 'legal' as const, label: m.admin_brand_section_legal() },
            { key: 'pages' as const, label: m.admin_brand_section_pages() },
            labelled('json', m.admin_brand_section_json()),
            ...(brand
              ? [
                  { key: 'history' as const, label: m.admin_brand_section_history() },
                  { key: 'retire' as const, label: m.admin_brand_section_retire() },
                ]
              : []),
          ]}
        >
          {Fields && <Fields />}
          {section === 'legal' && (
            <Suspense>
              <LegalSection id={id} isPublished={brand !== null} />
            </Suspense>
          )}
          {section === 'pages' && <PagesSection id={id} />}
          {section === 'json' && <JsonSection id={id} onImport={(imported) => store(() => imported)} />}
          {section === 'retire' && brand && (
            <Suspense>
              <RetireSection brand={brand} />
            </Suspense>
          )}
          {section === 'history' && (
            <HistorySection
              id={id}
              isBusy={isBusy}
              live={served}
              onReturn={(version) => void goBack(version, brand?.revision ?? '').then(see)}
            />
          )}
        </Tabs>
        <aside aria-label={m.admin_brand_preview()} className="grid min-w-0 gap-3 lg:sticky lg:top-20">
          <RealPages isShown={section === 'pages'} onShow={showPages} />
          {isRead && (
            <Suspense>
              <Preview />
            </Suspense>
          )}
        </aside>
      </div>
      {isPublishing && (
        <Suspense>
          <PublishDialog
            record={wanted}
            served={served}
            isMoved={isMoved && brand !== null}
            isBusy={isBusy}
            onPublish={(note) => void publishCopy(note)}
            onTakeTheirs={() => {
              change(() => undefined)
              setIsPublishing(false)
            }}
            onClose={() => setIsPublishing(false)}
          />
        </Suspense>
      )}
    </BrandFormContext>
  )
}

/** What the sketch is, and the way to the pages themselves. */
const RealPages = ({ isShown, onShow }: { isShown: boolean; onShow: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <p className="text-13 text-text-muted">{m.admin_brand_preview_hint()}</p>
    {!isShown && (
      <Button variant="quiet" onClick={onShow}>
        <Eye size={16} aria-hidden />
        {m.admin_brand_preview_real()}
      </Button>
    )}
  </div>
)
