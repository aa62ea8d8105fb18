import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { OwnPost } from '#contract/post.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnSkeleton } from '../own/own-layout.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { ownPostQuery } from './post.queries.ts'
import { emptyValues, isSame, readKept, valuesOf } from './post-values.ts'
import type { Base } from './use-saving.ts'
import { WriteForm } from './write-form.tsx'

/** A new post, or (`order`) one of the viewer's. */
export function WritePage({ order }: PageSearch) {
  /** The post that this page has made: its address then names it, and the form stays. */
  const [made, setMade] = useState<number>()
  const { data, error } = useQuery({ ...ownPostQuery(order ?? 0), enabled: order !== undefined })
  const isReady = useHydrated()
  const isNew = order === undefined || order === made
  return (
    <OwnPage title={isNew ? m.user_page_send() : m.user_post_edit_title()}>
      {!isNew && error && !data ? (
        <NoPost text={failureOf(error).code === 'not_found' ? m.user_post_gone() : errorText(failureOf(error))} />
      ) : !isReady || (!isNew && !data) ? (
        <OwnSkeleton />
      ) : (
        <Opened key={isNew ? 'new' : order} post={isNew ? undefined : data} onMade={({ id }) => setMade(id)} />
      )}
    </OwnPage>
  )
}

const NoPost = ({ text }: { text: string }) => (
  <EmptyState picture="posts" title={text}>
    <Link
      to="/userInfo/$id"
      params={{ id: 'userPost' }}
      className="inline-flex min-h-10 items-center rounded-md border border-line px-4 font-medium hover:bg-surface-2"
    >
      {m.user_page_posts()}
    </Link>
  </EmptyState>
)

/** Begins with what this device has kept, else with what the server has. */
function Opened({ post, onMade }: { post: OwnPost | undefined; onMade: (post: OwnPost) => void }) {
  const uid = useViewer()?.uid ?? 0
  const { locale } = useShell()
  const [begun, setBegun] = useState(() => {
    const kept = readKept(post?.id, uid)
    const stored = post && valuesOf(post)
    const isMoved = post && stored && kept && kept.revision !== post.revision && !isSame(kept.values, stored)
    const base: Base = { id: post?.id, revision: (isMoved ? kept.revision : post?.revision) ?? 0 }
    return {
      key: 0,
      post,
      base,
      stored,
      values: kept?.values ?? stored ?? emptyValues(locale.code),
      moved: isMoved ? post : undefined,
    }
  })
  const load = (other: OwnPost) =>
    setBegun(({ key }) => ({
      key: key + 1,
      post: other,
      base: { id: other.id, revision: other.revision },
      stored: valuesOf(other),
      values: valuesOf(other),
      moved: undefined,
    }))
  return <WriteForm {...begun} key={begun.key} onMade={onMade} onLoad={load} />
}
