import { Suspense, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ANCHOR_PICTURES } from '#contract/streamer-rules.ts'
import { PictureDialog } from './picture-dialog.lazy.tsx'
import { removeAnchorPicture } from './profile.functions.ts'
import { useTakeProfile } from './use-take-profile.ts'

/** The room's cover: an uploaded one, or the drawn one. */
export function Cover({ cover }: { cover: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const take = useTakeProfile()
  const { submit, isBusy } = useSubmit(removeAnchorPicture)
  return (
    <>
      <div className="grid items-center gap-3 sm:grid-cols-[minmax(0,320px)_1fr]">
        {cover === undefined ? (
          <p className="grid aspect-video place-items-center rounded-md border border-line border-dashed p-4 text-center text-13 text-text-muted">
            {m.centre_cover_none()}
          </p>
        ) : (
          <img
            src={cover}
            alt={m.centre_cover()}
            {...ANCHOR_PICTURES.cover}
            className="aspect-video h-auto w-full rounded-md bg-surface-2 object-cover"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {cover === undefined ? m.centre_cover_choose() : m.centre_cover_replace()}
          </Button>
          {cover !== undefined && (
            <Button
              variant="bare"
              disabled={isBusy}
              onClick={() => void submit({ path: cover }).then((answer) => take(answer, m.centre_picture_removed()))}
            >
              {m.centre_picture_remove()}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <PictureDialog kind="cover" title={m.centre_cover()} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
