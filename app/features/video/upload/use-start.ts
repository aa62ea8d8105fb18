import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { VIDEO_BYTES_MAX, VIDEO_TYPES, type VideoType } from '#contract/video-rules.ts'
import { clearDraft, readDraft, saveDraft } from '../../draft/drafts.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ownVideosLink } from '../../video-list/video-link.ts'
import { startVideo } from '../video.functions.ts'
import { draftOf } from './draft-of.ts'
import { nameOf, rememberFile } from './known-files.ts'
import { beginUpload, endUpload } from './uploads.ts'
import { GIGABYTES_MAX, videoErrorText } from './video-error-text.ts'

const isType = (type: string): type is VideoType => Object.hasOwn(VIDEO_TYPES, type)

/** By its name where the browser does not know the type. */
function typeOf({ type, name }: File): VideoType | undefined {
  if (isType(type)) return type
  const [found] =
    Object.entries(VIDEO_TYPES).find(([, end]) => type === '' && name.toLowerCase().endsWith(`.${end}`)) ?? []
  return found as VideoType | undefined
}

/**
 * Begins an upload with a chosen file and goes to the page of the new video. `from`: the video whose file could not be
 * read; what was typed for it is kept.
 */
export function useStart(from?: number) {
  const navigate = useNavigate()
  const uid = useViewer()?.uid ?? 0
  const { hasOwnBackend } = useShell().brand
  const { submit, isBusy } = useSubmit(startVideo)
  const [error, setError] = useState<string>()
  const start = async (file: File) => {
    const type = typeOf(file)
    if (!type) return setError(m.video_error_type())
    if (file.size === 0) return setError(m.video_error_unreadable())
    if (file.size > VIDEO_BYTES_MAX) return setError(m.video_error_too_large({ size: GIGABYTES_MAX }))
    setError(undefined)
    const answer = await submit({ name: nameOf(file), size: file.size, type })
    if (!answer) return
    if (!answer.ok) return setError(videoErrorText(answer.error))
    const { id } = answer.data
    rememberFile(id, file)
    beginUpload(answer.data, file, hasOwnBackend)
    const typed = from === undefined ? null : readDraft(draftOf(from), uid)
    if (from !== undefined) {
      if (typed) saveDraft(draftOf(id), uid, typed)
      clearDraft(draftOf(from))
      endUpload(from)
    }
    await navigate({ ...ownVideosLink(id), replace: true })
  }
  return { start, isBusy, error }
}
