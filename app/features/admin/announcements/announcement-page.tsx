import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { confirm } from '#app/ui/confirm.ts'
import { toast } from '#app/ui/toast.ts'
import type { AdminAnnouncement } from '#contract/admin-announcements.ts'
import {
  type AnnouncementAct,
  type AnnouncementFault,
  type AnnouncementScope,
  announcementFaults,
} from '#contract/announcement-rules.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ListState } from '../list/list-state.tsx'
import { FAULT_TEXTS } from './announcement-labels.ts'
import { announcementLink } from './announcement-link.ts'
import { type AnnouncementValues, NEW_VALUES, toDraft, toValues, unnamed } from './announcement-values.ts'
import { announcementQuery } from './announcements.queries.ts'
import { HistoryPanel } from './parts/history-panel.tsx'
import { PlacePanel } from './parts/place-panel.tsx'
import { PreviewPanel } from './parts/preview-panel.tsx'
import { PublishPanel } from './parts/publish-panel.tsx'
import { TextsPanel } from './parts/texts-panel.tsx'
import { useAnnouncementActs } from './use-announcement-acts.ts'

export { loadAnnouncement } from './load-announcement.ts'

/** One announcement, or a new one: what it says in each language, where, to whom and when. */
export const AnnouncementPage = ({ id }: { id: number | 'new' }) => (id === 'new' ? <Editor /> : <Stored id={id} />)

function Stored({ id }: { id: number }) {
  const query = useQuery(announcementQuery(id))
  return <ListState query={query}>{(announcement) => <Editor key={id} announcement={announcement} />}</ListState>
}

/** What is said before one is shown to many. */
const WARNINGS: Readonly<Record<AnnouncementScope, () => string>> = {
  platform: m.admin_announcement_sure_platform,
  brand: m.admin_announcement_sure_brand,
  room: m.admin_announcement_sure_room,
}

const isOut = (announcement: AdminAnnouncement | undefined): boolean =>
  announcement?.state === 'running' || announcement?.state === 'scheduled'

function Editor({ announcement }: { announcement?: AdminAnnouncement }) {
  const { zone } = useShell()
  const navigate = useNavigate()
  // Changes are based on what the form began with: what another has done since is a conflict, and not overwritten.
  const [base, setBase] = useState(announcement)
  const form = useForm<AnnouncementValues>({ defaultValues: base ? toValues(base, zone) : NEW_VALUES })
  const forget = useDraft(`announcement-${base?.id ?? 'new'}`, form)
  const showFaults = (faults: readonly AnnouncementFault[]) => {
    for (const { field, kind } of faults) form.setError(field, { message: FAULT_TEXTS[kind]() }, { shouldFocus: true })
    if (faults.length > 0) toast(m.admin_announcement_faults(), 'error')
  }
  const acts = useAnnouncementActs(showFaults)

  const ask = (title: string, text: string, confirmLabel: string) =>
    confirm({ title, text, confirmLabel, cancelLabel: m.user_act_cancel() })

  /** The draft of the form, unless something is wrong with it. */
  const checked = (willBeOut: boolean) => {
    form.clearErrors()
    const values = form.getValues()
    const missing = unnamed(values)
    const draft = toDraft(values, zone)
    const faults = announcementFaults(draft, { now: Date.now(), isOut: willBeOut })
    if (missing) faults.push({ field: missing === 'brand_unknown' ? 'brand' : 'room', kind: missing })
    showFaults(faults)
    return faults.length === 0 ? draft : undefined
  }

  const store = async (willBeOut: boolean): Promise<AdminAnnouncement | undefined> => {
    const draft = checked(willBeOut)
    const saved = draft && (await acts.save(draft, base))
    if (!saved) return undefined
    forget()
    setBase(saved)
    form.reset(toValues(saved, zone))
    return saved
  }
  /** A new one has its own address once it is stored. */
  const settle = async (saved: AdminAnnouncement) => {
    if (!base) await navigate({ ...announcementLink(saved.id), replace: true })
  }

  const save = async () => {
    const isPublic = isOut(base)
    if (isPublic && !checked(true)) return
    const scope = form.getValues('scope')
    if (
      isPublic &&
      !(await ask(m.admin_announcement_save_public(), WARNINGS[scope](), m.admin_announcement_save_public()))
    )
      return
    const saved = await store(isPublic)
    if (!saved) return
    toast(m.admin_announcement_saved(), 'success')
    await settle(saved)
  }
  const publish = async () => {
    const draft = checked(true)
    if (!draft) return
    const label = isAhead(draft.from) ? m.admin_announcement_schedule() : m.admin_announcement_publish()
    if (!(await ask(label, WARNINGS[form.getValues('scope')](), label))) return
    const saved = form.formState.isDirty || !base || base.state !== 'draft' ? await store(true) : base
    if (!saved) return
    const published = await acts.decide(saved, 'publish')
    if (published) {
      setBase(published)
      form.reset(toValues(published, zone))
      toast(
        published.state === 'scheduled' ? m.admin_announcement_scheduled_done() : m.admin_announcement_published_done(),
        'success',
      )
    }
    await settle(saved)
  }
  const decide = async (act: Exclude<AnnouncementAct, 'publish'>) => {
    if (!base) return
    const [label, text, done] =
      act === 'end'
        ? [m.admin_announcement_end(), m.admin_announcement_end_text(), m.admin_announcement_end_done()]
        : [
            m.admin_announcement_take_back(),
            m.admin_announcement_take_back_text(),
            m.admin_announcement_take_back_done(),
          ]
    if (!(await ask(label, text, label))) return
    const decided = await acts.decide(base, act)
    if (!decided) return
    setBase(decided)
    form.reset(toValues(decided, zone))
    toast(done, 'success')
  }
  const remove = async () => {
    if (!base) return
    const label = m.admin_announcement_delete()
    if (!(await ask(label, m.admin_announcement_delete_text(), label))) return
    if (!(await acts.remove(base))) return
    forget()
    await navigate({ to: '/admin/$list', params: { list: 'announcements' }, search: {} })
  }
  const isMoved = announcement !== undefined && base !== undefined && announcement.revision > base.revision
  const reload = () => {
    forget()
    setBase(announcement)
    if (announcement) form.reset(toValues(announcement, zone))
  }
  return (
    <FormProvider {...form}>
      <div className="space-y-4">
        <Link
          to="/admin/$list"
          params={{ list: 'announcements' }}
          search={{}}
          className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
        >
          <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
          {m.admin_page_announcements()}
        </Link>
        <h1 className="font-bold text-20">
          {base ? m.admin_announcement_untitled({ id: base.id }) : m.admin_announcement_new()}
        </h1>
        {isMoved && (
          <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface-1 px-4 py-2">
            <p role="status" className="min-w-0 flex-auto text-13">
              {m.admin_announcement_moved()}
            </p>
            <button type="button" onClick={reload} className="min-h-10 font-medium text-brand-text hover:underline">
              {m.admin_announcement_reload()}
            </button>
          </div>
        )}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid min-w-0 gap-4">
            <PreviewPanel />
            <TextsPanel />
          </div>
          <div className="grid min-w-0 gap-4">
            <PublishPanel
              announcement={base}
              isBusy={acts.isBusy}
              onSave={() => void save()}
              onPublish={() => void publish()}
              onDecide={(act) => void decide(act)}
              onDelete={() => void remove()}
            />
            <PlacePanel />
            {base && <HistoryPanel history={(announcement ?? base).history} />}
          </div>
        </div>
      </div>
    </FormProvider>
  )
}

const isAhead = (from: string | undefined): boolean => from !== undefined && Date.parse(from) > Date.now()
