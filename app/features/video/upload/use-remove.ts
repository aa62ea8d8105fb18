import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { confirm } from '#app/ui/confirm.ts'
import { toast } from '#app/ui/toast.ts'
import type { OwnVideo } from '#contract/video.ts'
import { clearDraft } from '../../draft/drafts.ts'
import { deleteVideo } from '../video.functions.ts'
import { ownVideoQuery } from '../video.queries.ts'
import { draftOf } from './draft-of.ts'
import { endUpload } from './uploads.ts'
import { videoErrorText } from './video-error-text.ts'

/** Asks, then deletes a video in whatever state. */
export function useRemove(video: OwnVideo, onDone: () => unknown) {
  const client = useQueryClient()
  const { submit } = useSubmit(deleteVideo)
  return async () => {
    const isSure = await confirm({
      title: video.isUploaded ? m.video_delete_title() : m.video_cancel_title(),
      text: video.isUploaded ? m.video_delete_text() : m.video_cancel_text(),
      confirmLabel: video.isUploaded ? m.video_delete() : m.video_upload_cancel(),
      cancelLabel: m.video_delete_keep(),
      isDangerous: true,
    })
    if (!isSure) return
    const answer = await submit({ id: video.id })
    if (!answer) return
    if (!answer.ok && answer.error.code !== 'not_found') return toast(videoErrorText(answer.error), 'error')
    endUpload(video.id)
    clearDraft(draftOf(video.id))
    toast(m.video_deleted(), 'success')
    await onDone()
    client.removeQueries(ownVideoQuery(video.id))
    await client.invalidateQueries({ queryKey: ['video', 'own', 'list'] })
  }
}
