import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { clearDraft, readDraft } from '../../draft/drafts.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { NEW_PLAN_DRAFT } from '../write/write-values.ts'

/** The plan that was begun on this device and not sent yet; nothing where there is none. */
export function DraftLine() {
  const uid = useViewer()?.uid ?? 0
  const [title, setTitle] = useState<string>()
  // The server knows nothing of what a device keeps.
  useEffect(() => {
    const draft = readDraft(NEW_PLAN_DRAFT, uid)
    setTitle(draft ? String(draft.title ?? '').trim() : undefined)
  }, [uid])
  if (title === undefined) return null
  const discard = async () => {
    const isAgreed = await confirm({
      title: m.creator_draft_discard_title(),
      text: m.creator_draft_discard_text(),
      confirmLabel: m.creator_draft_discard(),
      cancelLabel: m.user_act_cancel(),
    })
    if (!isAgreed) return
    clearDraft(NEW_PLAN_DRAFT)
    setTitle(undefined)
  }
  return (
    <section
      aria-label={m.creator_draft()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line border-dashed p-4"
    >
      <div className="min-w-full flex-1 sm:min-w-0">
        <p className="text-13 text-text-muted">{m.creator_draft()}</p>
        <p dir="auto" className="break-words font-medium">
          {title || m.creator_draft_untitled()}
        </p>
      </div>
      <Button variant="quiet" onClick={() => void discard()}>
        {m.creator_draft_discard()}
      </Button>
      <Link
        to="/creatorCenter/{-$place}"
        params={{ place: 'progComponent' }}
        className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
      >
        {m.creator_draft_continue()}
      </Link>
    </section>
  )
}
