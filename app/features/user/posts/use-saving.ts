import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { Result } from '#contract/call.ts'
import type { OwnPost, PostTaken } from '#contract/post.ts'
import { clearDraft, saveDraft } from '../../draft/drafts.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { getOwnPost, savePost } from './post.functions.ts'
import { OWN_POSTS_KEY, ownPostQuery } from './post.queries.ts'
import { draftName, isNothing, isSame, type PostValues, valuesOf } from './post-values.ts'

/** How long nobody types before what was written is stored. */
const PAUSE_MS = 3_000

export interface Base {
  id: number | undefined
  revision: number
}

export type SaveFault = Extract<PostTaken, { refused: unknown }> | Extract<Result<unknown>, { ok: false }>['error']

interface Saving {
  /** What the server has, where it has anything. */
  stored: PostValues | undefined
  base: Base
  /** It was changed elsewhere: what is there now. */
  moved: OwnPost | undefined
  onMade: (post: OwnPost) => void
}

/**
 * Keeps what is written on this device with each change, and on the server once nobody types for a while. `save` stores it now
 * and answers with the stored post; undefined when it could not, with the reason in `fault`.
 */
export function useSaving(values: PostValues, { onMade, ...start }: Saving) {
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  const { submit } = useSubmit(savePost)
  const [status, setStatus] = useState<'saving' | 'saved' | 'unsaved'>()
  const [fault, setFault] = useState<SaveFault>()
  const [moved, setMoved] = useState(start.moved)
  const base = useRef(start.base)
  const stored = useRef(start.stored)
  const newest = useRef(values)
  newest.current = values
  const queue = useRef<Promise<OwnPost | undefined>>(Promise.resolve(undefined))
  const last = useRef<OwnPost>(undefined)

  async function saveNow(): Promise<OwnPost | undefined> {
    const now = newest.current
    if (last.current && stored.current && isSame(stored.current, now)) return last.current
    setStatus('saving')
    setFault(undefined)
    const { id, revision } = base.current
    const { gameId, ...written } = now
    const answer = await submit({
      ...written,
      ...(gameId === 0 ? {} : { gameId }),
      revision,
      ...(id === undefined ? {} : { id }),
    })
    if (!answer?.ok || 'refused' in answer.data) {
      setStatus('unsaved')
      if (answer?.ok && 'refused' in answer.data) setFault(answer.data)
      else if (answer && !answer.ok) await fail(answer.error)
      return undefined
    }
    const { post } = answer.data
    base.current = { id: post.id, revision: post.revision }
    stored.current = now
    last.current = post
    void client.invalidateQueries({ ...OWN_POSTS_KEY, refetchType: 'none' })
    client.setQueryData(ownPostQuery(post.id).queryKey, post)
    clearDraft(draftName(id))
    if (!isSame(newest.current, now)) keep()
    setStatus('saved')
    if (id === undefined) onMade(post)
    return post
  }

  async function fail(error: Extract<Result<unknown>, { ok: false }>['error']): Promise<void> {
    const { id } = base.current
    if (error.code === 'order_moved' && id !== undefined) {
      const other = await getOwnPost({ data: { id } })
        .then(unwrap)
        .catch(() => undefined)
      if (other) return setMoved(other)
    }
    setFault(error)
  }

  const save = () => {
    queue.current = queue.current.then(saveNow, saveNow)
    return queue.current
  }
  const keep = () => saveDraft(draftName(base.current.id), uid, { ...newest.current, revision: base.current.revision })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is all that matters.
  useEffect(() => {
    if (stored.current ? isSame(stored.current, values) : isNothing(values)) return undefined
    keep()
    setStatus((before) => (before === 'saving' ? before : 'unsaved'))
    if (moved) return undefined
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values, moved])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back is tried once.
  useEffect(() => {
    const again = () => {
      if (stored.current ? !isSame(stored.current, newest.current) : !isNothing(newest.current)) void save()
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return {
    status,
    fault,
    moved,
    save,
    idNow: () => base.current.id,
    /** The text here is the one that stays. */
    keepMine: () => {
      if (!moved) return
      base.current = { id: moved.id, revision: moved.revision }
      stored.current = valuesOf(moved)
      last.current = moved
      setMoved(undefined)
      void save()
    },
    forget: () => clearDraft(draftName(base.current.id)),
  }
}
