import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ReviewedPost } from '#contract/admin-posts.ts'
import { localeByCode } from '#contract/languages.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { gameName } from '../../match/game-name.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { ArticleCard } from '../../news/article-card.tsx'
import { articleLink } from '../../news/news-link.ts'
import { DocumentView } from '../../rich-text/document-view.tsx'
import { type ActTexts, DecideActs } from '../decide-acts.tsx'
import { ListCard } from '../list/list-card.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { decidePost } from './posts.functions.ts'

const ACTS: ActTexts = {
  publish: { name: m.admin_post_publish, text: m.admin_post_publish_text },
  refuse: { name: m.admin_post_refuse, text: m.admin_post_refuse_text },
  take_off: { name: m.admin_post_take_off, text: m.admin_post_take_off_text },
}

/** A post with all that was written, and the ways to decide. */
export function PostItem({ post, head }: { post: ReviewedPost; head: ReactNode }) {
  const { id, revision, uid, username, state, isChange, title, language, gameId, document, reason, at } = post
  const { act: send, isBusy } = useAdminAction(decidePost)
  const written = localeByCode(language)
  return (
    <ListCard
      head={head}
      line={
        <>
          <UserLink uid={uid} name={username} />
          <Timestamp at={at} />
          {gameId !== undefined && <span>{gameName(gameId)}</span>}
          <span lang={written?.tag}>{written?.endonym}</span>
          {isChange && <span className="font-medium text-text">{m.admin_post_change()}</span>}
        </>
      }
    >
      <h2 lang={written?.tag} dir={written?.dir} className="wrap-anywhere font-semibold text-16">
        {state === 'published' ? (
          <Link {...articleLink({ id, gameId })} className="hover:text-brand-text hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <div lang={written?.tag} dir={written?.dir} className="wrap-anywhere max-w-prose">
        <Text document={document} />
      </div>
      {reason && <p className="wrap-anywhere text-13 text-text-muted">{m.plan_reason({ reason })}</p>}
      <DecideActs
        acts={post.acts}
        texts={ACTS}
        draft={(act) => `post-${act}-${id}`}
        isBusy={isBusy}
        onDecide={(act, text) => send({ id, revision, act, reason: text }, m.admin_plan_done())}
      />
    </ListCard>
  )
}

const cardsIn = ({ type, attrs, content = [] }: ArticleNode): number[] => [
  ...(type === 'matchCard' || type === 'playerCard' ? [Number(attrs?.match)] : []),
  ...content.flatMap(cardsIn),
]

function Text({ document }: { document: ArticleNode }) {
  const { data } = useQuery(roomMatchesQuery(cardsIn(document).map((matchId) => ({ matchId }))))
  return (
    <DocumentView
      document={document}
      card={({ match, player }) => <ArticleCard match={data?.matches.find(({ id }) => id === match)} player={player} />}
    />
  )
}
