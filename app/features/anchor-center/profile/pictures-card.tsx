import { ImagePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ANCHOR_PICTURES, DETAIL_PICTURES_MAX } from '#contract/streamer-rules.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { PictureDialog } from '../picture-dialog.lazy.tsx'
import { removeAnchorPicture } from '../profile.functions.ts'
import { useTakeProfile } from '../use-take-profile.ts'

/** The square pictures on the streamer's page. */
export function PicturesCard({ pictures }: { pictures: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const take = useTakeProfile()
  const { submit, isBusy } = useSubmit(removeAnchorPicture)
  return (
    <OwnCard title={m.centre_pictures()} hint={m.centre_pictures_hint({ max: DETAIL_PICTURES_MAX })}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((path, at) => (
          <li key={path} className="grid content-start gap-1">
            <img
              src={path}
              alt={m.centre_pictures_one({ number: at + 1 })}
              {...ANCHOR_PICTURES.detail}
              className="aspect-square h-auto w-full rounded-md bg-surface-2 object-cover"
            />
            <Button
              variant="bare"
              disabled={isBusy}
              aria-label={m.centre_pictures_remove_one({ number: at + 1 })}
              onClick={() => void submit({ path }).then((answer) => take(answer, m.centre_picture_removed()))}
            >
              {m.centre_picture_remove()}
            </Button>
          </li>
        ))}
        {pictures.length < DETAIL_PICTURES_MAX && (
          <li>
            <button
              type="button"
              onClick={() => setIsOpen(true)}
              className="grid aspect-square w-full place-content-center justify-items-center gap-2 rounded-md border-2 border-line border-dashed p-2 text-center text-13 text-text-muted hover:bg-surface-2 hover:text-text"
            >
              <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
              {m.centre_pictures_add()}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <Suspense>
          <PictureDialog kind="detail" title={m.centre_pictures_add()} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </OwnCard>
  )
}
