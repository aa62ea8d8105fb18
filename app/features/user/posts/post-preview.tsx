import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { ArticleText } from '../../news/article-text.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import type { PostValues } from './post-values.ts'

const cardsIn = ({ type, attrs, content = [] }: ArticleNode): number[] => [
  ...(type === 'matchCard' || type === 'playerCard' ? [Number(attrs?.match)] : []),
  ...content.flatMap(cardsIn),
]

/** A post as readers will see it. */
export function PostPreview({
  values: { title, document, language },
  onEnd,
}: {
  values: PostValues
  onEnd: () => void
}) {
  const { locale } = useShell()
  const { tag, dir } = localeByCode(language) ?? locale
  const { data } = useQuery(roomMatchesQuery(cardsIn(document).map((matchId) => ({ matchId }))))
  const matches = new Map(data?.matches.map((match) => [match.id, match]))
  return (
    <section aria-label={m.user_post_preview()} className="space-y-4 rounded-lg border border-line bg-surface-1 p-4">
      <Button variant="quiet" autoFocus onClick={onEnd}>
        {m.user_post_preview_end()}
      </Button>
      <h2 lang={tag} dir={dir} className="wrap-anywhere font-bold text-28 leading-tight">
        {title || m.user_post_untitled()}
      </h2>
      <div lang={tag} dir={dir} className="space-y-4">
        <ArticleText article={{ summary: '', document }} matches={matches} />
      </div>
    </section>
  )
}
