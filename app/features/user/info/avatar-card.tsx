import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { AVATAR_PX_MAX } from '#contract/account-rules.ts'
import type { User } from '#contract/user.ts'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { Cropper } from '../cropper/cropper.tsx'
import { PicturePicker } from '../cropper/picture-picker.tsx'
import { removeAvatar } from '../user.functions.ts'
import { uploadAvatar } from './upload-avatar.ts'

/** The viewer's picture, with buttons to change and remove it. */
export function AvatarCard({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(removeAvatar)
  const remove = async () => {
    if (toastResult(await submit({}), m.user_act_saved())) await update()
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={user.username} url={user.avatar} size={96} />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {m.user_info_picture_change()}
        </Button>
        {user.avatar && (
          <Button variant="bare" disabled={isBusy} onClick={() => void remove()}>
            {m.user_info_picture_remove()}
          </Button>
        )}
      </div>
      <AvatarDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}

function AvatarDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const update = useViewerUpdate()
  const { hasOwnBackend } = useShell().brand
  const { submit } = useSubmit<Blob, null>((options) => uploadAvatar(options, hasOwnBackend))
  const close = () => {
    setFile(undefined)
    onClose()
  }
  const save = async (picture: Blob) => {
    if (!toastResult(await submit(picture), m.user_info_picture_saved())) return
    await update()
    close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={m.user_info_picture_title()}
      closeLabel={m.user_act_close()}
      isSticky
      isWide
    >
      {file ? (
        <Cropper
          file={file}
          aspect={1}
          outputWidth={AVATAR_PX_MAX}
          outputHeight={AVATAR_PX_MAX}
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
