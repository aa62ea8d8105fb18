import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminChannel, ChannelAct } from '#contract/admin-channels.ts'
import { useAdminAction } from '../use-admin-action.ts'
import { decideChannel } from './channels.functions.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

/** What each is called, and what it does, as the dialog says it. */
export const CHANNEL_ACTS: Readonly<Record<ChannelAct, { name: () => string; text: () => string }>> = {
  close: { name: m.channel_close, text: m.admin_channel_close_text },
  reopen: { name: m.admin_channel_reopen, text: m.admin_channel_reopen_text },
}

/** The way to close a manager's channel, or to open it again. */
export function ChannelDecision({ channel: { id, name, closedAt } }: { channel: AdminChannel }) {
  const [asked, setAsked] = useState<ChannelAct>()
  const { act: send, isBusy } = useAdminAction(decideChannel)
  const act = closedAt === undefined ? 'close' : 'reopen'
  return (
    <>
      <Button
        variant="quiet"
        className={`relative z-10 justify-self-start ${act === 'close' ? 'text-lose!' : ''}`}
        aria-label={`${CHANNEL_ACTS[act].name()} · ${name}`}
        onClick={() => setAsked(act)}
      >
        {CHANNEL_ACTS[act].name()}
      </Button>
      {asked && (
        <Suspense>
          <ReasonDialog
            draft={`channel-${asked}-${id}`}
            title={`${CHANNEL_ACTS[asked].name()} · ${name}`}
            text={CHANNEL_ACTS[asked].text()}
            submitLabel={CHANNEL_ACTS[asked].name()}
            variant={asked === 'close' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onSubmit={(reason) => send({ id, act: asked, reason }, m.admin_plan_done())}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
