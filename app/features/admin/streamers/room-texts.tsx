import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Application, RoomText } from '#contract/admin-streamers.ts'
import { Panel } from '../panel.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { Facts } from './facts.tsx'
import { takeTextsOff } from './streamers.functions.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

const NAMES: Readonly<Record<RoomText['kind'], () => string>> = {
  title: m.admin_streamer_text_title,
  announcement: m.admin_streamer_text_announcement,
  label: m.admin_streamer_text_label,
  introduction: m.admin_streamer_introduction,
  details: m.admin_streamer_text_details,
}

/** What the room and the profile of the streamer say to everybody; all of it can be taken off. */
export function RoomTexts({ application: { id, texts } }: { application: Application }) {
  const [isAsked, setAsked] = useState(false)
  const { act, isBusy } = useAdminAction(takeTextsOff, { overText: m.admin_streamer_texts_gone })
  return (
    <Panel title={m.admin_streamer_texts()}>
      <Facts of={texts.map(({ kind, text }) => [NAMES[kind](), text] as const)} />
      <Button variant="quiet" className="mt-3 text-lose!" onClick={() => setAsked(true)}>
        {m.admin_streamer_texts_off()}
      </Button>
      {isAsked && (
        <Suspense>
          <ReasonDialog
            draft={`streamer-texts-${id}`}
            title={m.admin_streamer_texts_off()}
            text={m.admin_streamer_texts_off_text()}
            submitLabel={m.admin_streamer_texts_off()}
            isBusy={isBusy}
            onSubmit={(reason) => act({ id, reason }, m.admin_streamer_texts_off_done())}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
