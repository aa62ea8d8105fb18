import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import type { OwnProfile } from '#contract/streamer-profile.ts'
import { ANCHOR_PICTURES, type AnchorPictureKind } from '#contract/streamer-rules.ts'
import { sendFile } from '../session/send-file.ts'
import { useShell } from '../shell/shell.queries.ts'
import { Cropper } from '../user/cropper/cropper.tsx'
import { PicturePicker } from '../user/cropper/picture-picker.tsx'
import { useTakeProfile } from './use-take-profile.ts'

interface PictureDialogProps {
  kind: AnchorPictureKind
  title: string
  onClose: () => void
}

/** Chooses a picture, cuts it to the shape of its kind, and uploads it. */
export function PictureDialog({ kind, title, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File>()
  const take = useTakeProfile()
  const { hasOwnBackend } = useShell().brand
  const { submit } = useSubmit<Blob, { profile: OwnProfile }>(({ data: { key, input } }) =>
    sendFile(`/anchor/picture?kind=${kind}`, { key, file: input }, hasOwnBackend),
  )
  const { width, height } = ANCHOR_PICTURES[kind]
  const save = async (picture: Blob) => {
    if (take(await submit(picture), m.user_info_picture_saved())) onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={m.user_act_close()} isSticky isWide>
      {file ? (
        <Cropper
          file={file}
          aspect={width / height}
          outputWidth={width}
          outputHeight={height}
          onDone={save}
          onCancel={() => setFile(undefined)}
          doneLabel={m.user_info_picture_use()}
          cancelLabel={m.user_act_cancel()}
        />
      ) : (
        <PicturePicker onPick={setFile} />
      )}
    </Dialog>
  )
}
