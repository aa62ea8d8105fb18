import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { POST_TEXT, POST_TITLE } from '#contract/post-rules.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { sendPost } from './post.functions.ts'
import { OWN_POSTS_KEY } from './post.queries.ts'
import { type Faults, faultsOf } from './post-faults.ts'
import { lettersOf, type PostValues } from './post-values.ts'
import { refusalText } from './refusal-text.ts'
import { uploadPostPicture } from './upload-post-picture.ts'
import type { useSaving } from './use-saving.ts'

type Saving = ReturnType<typeof useSaving>

/** Stores what is written, and gives it to staff. */
export function useSend({ save, forget }: Saving, values: PostValues, setFaults: (faults: Faults) => void) {
  const shell = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { submit } = useSubmit(sendPost)
  const [isBusy, setIsBusy] = useState(false)
  const done = async () => {
    forget()
    toast(m.user_post_sent(), 'success')
    await client.invalidateQueries(OWN_POSTS_KEY)
    await navigate({ to: '/userInfo/$id', params: { id: 'userPost' } })
  }
  const sendNow = async () => {
    const title = [...values.title.trim()].length
    const isShort = lettersOf(values.document) < POST_TEXT.min
    if (title < POST_TITLE.min || isShort)
      return setFaults({
        ...(title < POST_TITLE.min ? { title: refusalText('title', undefined, shell) } : {}),
        ...(isShort ? { text: refusalText('short', undefined, shell) } : {}),
      })
    const stored = await save()
    // Nothing was changed of what waits, or is public.
    if (stored?.state !== 'draft') return stored && done()
    const answer = await submit({ id: stored.id, revision: stored.revision })
    if (!answer) return undefined
    if (!answer.ok) return setFaults(faultsOf(answer.error, shell))
    return 'refused' in answer.data ? setFaults(faultsOf(answer.data, shell)) : done()
  }
  const send = async () => {
    setIsBusy(true)
    await sendNow().finally(() => setIsBusy(false))
  }
  return { send, isBusy }
}

/** Stores a picture; a post that is not on the server yet is put there first. */
export function useUpload({ save, idNow }: Saving) {
  const { hasOwnBackend } = useShell().brand
  return async (file: File) => {
    const id = idNow() ?? (await save())?.id
    if (id === undefined) return undefined
    const answer = await uploadPostPicture(id, file, hasOwnBackend)
    if (answer.ok) return answer.data
    const { code } = answer.error
    if (code === 'too_many') toast(m.user_post_pictures_full(), 'error')
    else if (code === 'wrong_file_type') toast(m.user_post_picture_type(), 'error')
    else if (code === 'too_large') toast(m.user_post_picture_large(), 'error')
    else toast(accountErrorText(answer.error), 'error')
    return undefined
  }
}
