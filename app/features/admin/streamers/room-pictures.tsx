import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Application, RoomPicture } from '#contract/admin-streamers.ts'
import { Panel } from '../panel.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { takePictureOff } from './streamers.functions.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

const nameOf = ({ kind }: RoomPicture): string =>
  kind === 'cover' ? m.admin_streamer_picture_cover() : m.admin_streamer_picture_detail()

/** What the room and the profile of the streamer show to everybody, each of which can be taken off. */
export function RoomPictures({ application: { id, pictures } }: { application: Application }) {
  const [chosen, setChosen] = useState<RoomPicture>()
  return (
    <Panel title={m.admin_streamer_pictures()}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.path} className="grid content-start gap-2">
            <p className="font-medium text-13">{nameOf(picture)}</p>
            <img
              src={picture.path}
              alt={nameOf(picture)}
              loading="lazy"
              className="aspect-video w-full rounded-md border border-line bg-surface-2 object-contain"
            />
            <Button variant="quiet" className="justify-self-start text-lose!" onClick={() => setChosen(picture)}>
              {m.admin_streamer_picture_off()}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <TakeOffDialog id={id} picture={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}

function TakeOffDialog({ id, picture: { path }, onClose }: { id: number; picture: RoomPicture; onClose: () => void }) {
  const { act, isBusy } = useAdminAction(takePictureOff, { overText: m.admin_streamer_picture_gone })
  return (
    <ReasonDialog
      draft={`streamer-picture-${path}`}
      title={m.admin_streamer_picture_off()}
      text={m.admin_streamer_picture_off_text()}
      submitLabel={m.admin_streamer_picture_off()}
      isBusy={isBusy}
      onSubmit={(reason) => act({ id, path, reason }, m.admin_streamer_picture_off_done())}
      onClose={onClose}
    />
  )
}
