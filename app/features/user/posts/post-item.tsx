import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { localeByCode } from '#contract/languages.ts'
import type { OwnPostLine } from '#contract/post.ts'
import { gameName } from '../../match/game-name.ts'
import { articleLink } from '../../news/news-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { deletePost } from './post.functions.ts'
import { OWN_POSTS_KEY } from './post.queries.ts'
import { PostReason } from './post-reason.tsx'
import { PostStates } from './post-state.tsx'

const QUIET = 'inline-flex min-h-10 items-center rounded-md border border-line px-4 font-medium hover:bg-surface-2'

/** A post of the viewer: what became of it, and what can be done with it. */
export function PostItem({ post }: { post: OwnPostLine }) {
  const { locale, zone } = useShell()
  const { id, title, gameId, language, state, isPublic, reason, updatedAt } = post
  const written = localeByCode(language)
  const { remove, isBusy } = useDelete(id)
  const name = title || m.user_post_untitled()
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
        <PostStates state={state} isPublic={isPublic} />
        {gameId !== undefined && <span>{gameName(gameId)}</span>}
        {written && language !== locale.code && <span lang={written.tag}>{written.endonym}</span>}
        <time dateTime={updatedAt} suppressHydrationWarning className="ms-auto">
          {m.user_post_changed({ time: dateAndTime(updatedAt, locale.tag, zone) })}
        </time>
      </p>
      <h2
        className="wrap-anywhere font-semibold text-16"
        {...(title && written ? { lang: written.tag, dir: written.dir } : {})}
      >
        {isPublic ? (
          <Link {...articleLink({ id, gameId })} className="hover:text-brand-text">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {reason && <PostReason state={state} reason={reason} />}
      <div className="flex flex-wrap gap-2">
        <Link to="/userInfo/$id" params={{ id: 'send' }} search={{ order: id }} className={QUIET}>
          {m.user_post_edit()}
        </Link>
        <Button variant="quiet" className="text-lose!" disabled={isBusy} onClick={() => void remove()}>
          {m.user_post_delete()}
        </Button>
      </div>
    </li>
  )
}

function useDelete(id: number) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(deletePost)
  const remove = async () => {
    const isMeant = await confirm({
      title: m.user_post_delete_ask(),
      text: m.user_post_delete_text(),
      confirmLabel: m.user_post_delete(),
      cancelLabel: m.user_act_cancel(),
      isDangerous: true,
    })
    if (isMeant && toastResult(await submit({ id }), m.user_post_deleted()))
      await client.invalidateQueries(OWN_POSTS_KEY)
  }
  return { remove, isBusy }
}
