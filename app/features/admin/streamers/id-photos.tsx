import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Application } from '#contract/admin-streamers.ts'
import { ID_PHOTO_KINDS, type IdPhotoKind } from '#contract/streamer-rules.ts'
import { Panel } from '../panel.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { lookAtIdPhoto } from './streamers.functions.ts'

const NAMES: Readonly<Record<IdPhotoKind, () => string>> = {
  front: m.admin_streamer_photo_front,
  back: m.admin_streamer_photo_back,
  held: m.admin_streamer_photo_held,
}

/** The photos of an application, each shown when it is asked for. */
export const IdPhotos = ({ application: { id, photos } }: { application: Application }) => (
  <Panel title={m.admin_streamer_photos()}>
    <p className="mb-3 text-13 text-text-muted">
      {photos.length === 0 ? m.admin_streamer_photos_gone() : m.admin_streamer_photos_text()}
    </p>
    <ul className="grid gap-3 sm:grid-cols-3">
      {ID_PHOTO_KINDS.filter((kind) => photos.includes(kind)).map((kind) => (
        <IdPhoto key={kind} id={id} kind={kind} />
      ))}
    </ul>
  </Panel>
)

function IdPhoto({ id, kind }: { id: number; kind: IdPhotoKind }) {
  const [path, setPath] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const { act, isBusy } = useAdminAction(lookAtIdPhoto)
  const show = () =>
    act({ id, kind }, (answer) => {
      setPath(answer.path)
      setIsOver(false)
      return m.admin_streamer_photos_text()
    })
  const isShown = path !== undefined && !isOver
  return (
    <li className="grid content-start gap-2">
      <p className="font-medium text-13">{NAMES[kind]()}</p>
      {isShown ? (
        <img
          src={path}
          alt={NAMES[kind]()}
          className="w-full rounded-md border border-line bg-surface-2"
          onError={() => setIsOver(true)}
        />
      ) : (
        <div className="grid aspect-[8/5] place-items-center rounded-md border border-line bg-surface-2 p-2 text-center">
          {isOver && <p className="text-13 text-text-muted">{m.admin_streamer_photo_over()}</p>}
          <Button variant="quiet" disabled={isBusy} onClick={() => void show()}>
            {m.admin_streamer_photo_show()}
          </Button>
        </div>
      )}
    </li>
  )
}
