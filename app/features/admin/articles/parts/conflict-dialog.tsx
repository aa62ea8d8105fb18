import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { AdminArticle } from '#contract/admin-news.ts'
import { localeByCode } from '#contract/languages.ts'
import { roomMatchesQuery } from '../../../match/room-matches.queries.ts'
import { DocumentView } from '../../../rich-text/document-view.tsx'
import {
  type ArticleCopy,
  type Conflict,
  type Facts,
  factsNow,
  factsOf,
  type TextCopy,
  textNow,
  textOfArticle,
} from '../article-copy.ts'
import { gameText, languageName } from '../article-labels.ts'

interface ConflictDialogProps {
  /** As it is stored now. */
  article: AdminArticle
  copy: ArticleCopy
  conflict: Conflict
  onChoose: (keeps: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Somebody else has changed the same: shows both, and whose is kept is chosen. */
export function ConflictDialog({ article, copy, conflict, onChoose, onClose }: ConflictDialogProps) {
  const what = conflict.kind === 'facts' ? m.admin_article_facts() : languageName(conflict.language)
  const [mine, theirs] =
    conflict.kind === 'facts'
      ? [<FactsSide key="mine" facts={factsNow(article, copy)} />, <FactsSide key="theirs" facts={factsOf(article)} />]
      : [
          <TextSide key="mine" conflict={conflict} text={textNow(article, copy, conflict.language)} />,
          <TextSide key="theirs" conflict={conflict} text={textOfArticle(article, conflict.language)} />,
        ]
  return (
    <Dialog
      isOpen
      isSticky
      isWide
      onClose={onClose}
      title={m.admin_article_conflict()}
      description={m.admin_article_conflict_text({ what })}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={() => onChoose('theirs')}>
            {m.admin_article_take_theirs()}
          </Button>
          <Button onClick={() => onChoose('mine')}>{m.admin_article_keep_mine()}</Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title={m.admin_article_mine()}>{mine}</Side>
        <Side title={m.admin_article_theirs()}>{theirs}</Side>
      </div>
    </Dialog>
  )
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 space-y-2">
    <h3 className="font-semibold">{title}</h3>
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-[50dvh] overflow-y-auto rounded-md border border-line p-3"
    >
      {children}
    </div>
  </section>
)

function TextSide({ conflict, text }: { conflict: Conflict & { kind: 'text' }; text: TextCopy | undefined }) {
  const locale = localeByCode(conflict.language)
  if (!text) return <p className="text-text-muted">{m.admin_article_language_gone()}</p>
  return (
    <div lang={locale?.tag} dir={locale?.dir} className="wrap-anywhere space-y-2">
      <p className="font-bold">{text.title}</p>
      <p className="text-text-muted">{text.summary}</p>
      <DocumentView
        document={text.document}
        card={() => <p className="rounded-md bg-surface-2 px-3 py-2 text-13">{m.rich_card()}</p>}
      />
    </div>
  )
}

function FactsSide({ facts: { brand, gameId, cover, matchIds } }: { facts: Facts }) {
  const { data } = useQuery(roomMatchesQuery(matchIds.map((matchId) => ({ matchId }))))
  const lines: [string, string][] = [
    [m.admin_article_brand(), brand ?? m.admin_article_all_brands()],
    [m.admin_article_game(), gameId === undefined ? m.admin_article_no_game() : gameText(gameId)],
    [
      m.admin_article_matches(),
      matchIds
        .map((id) => data?.matches.find((row) => row.id === id))
        .map((row, at) => (row ? `${row.home.name} - ${row.away.name}` : String(matchIds[at])))
        .join('\n') || m.admin_article_none(),
    ],
  ]
  return (
    <div className="space-y-3 text-13">
      {cover ? (
        <img src={cover} alt={m.admin_article_cover()} className="aspect-video w-full rounded-md object-cover" />
      ) : (
        <p className="text-text-muted">{m.admin_article_cover_none()}</p>
      )}
      <dl className="space-y-2">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="text-text-muted">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
