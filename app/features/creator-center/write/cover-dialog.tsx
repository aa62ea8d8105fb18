import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { PLAN_COVER } from '#contract/plan-rules.ts'
import { planErrorText } from '../../plan/plan-error-text.ts'
import { sendFile } from '../../session/send-file.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { Cropper } from '../../user/cropper/cropper.tsx'
import { PicturePicker } from '../../user/cropper/picture-picker.tsx'

interface CoverDialogProps {
  onClose: () => void
  /** Gets the path of the stored cover. */
  onDone: (path: string) => void
}

/** Chooses a picture, cuts it to the shape of a cover, and uploads it. */
export function CoverDialog({ onClose, onDone }: CoverDialogProps) {
  const [file, setFile] = useState<File>()
  const { hasOwnBackend } = useShell().brand
  const { submit } = useSubmit<Blob, { path: string }>(({ data: { key, input } }) =>
    sendFile('/expert/plan/cover', { key, file: input }, hasOwnBackend),
  )
  const save = async (picture: Blob) => {
    const answer = await submit(picture)
    if (answer?.ok) onDone(answer.data.path)
    else if (answer) toast(planErrorText(answer.error), 'error')
  }
  return (
    <Dialog isOpen onClose={onClose} title={m.creator_cover()} closeLabel={m.creator_cover_close()} isSticky isWide>
      {file ? (
        <Cropper
          file={file}
          aspect={PLAN_COVER.width / PLAN_COVER.height}
          outputWidth={PLAN_COVER.width}
          outputHeight={PLAN_COVER.height}
          onDone={save}
          onCancel={() => setFile(undefined)}
          doneLabel={m.creator_cover_use()}
          cancelLabel={m.creator_cover_other()}
        />
      ) : (
        <PicturePicker onPick={setFile} />
      )}
    </Dialog>
  )
}
