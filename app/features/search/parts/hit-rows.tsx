import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { localeByCode } from '#contract/languages.ts'
import type { SearchHit } from '#contract/search.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { hitLink } from '../hit-link.ts'
import { hitNote, hitTitle } from '../hit-text.ts'
import { HitPicture } from './hit-picture.tsx'

const row =
  'flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 py-2 hover:border-brand hover:bg-surface-2'

/** Hits other than matches. */
export const HitRows = ({ hits }: { hits: readonly SearchHit[] }) => (
  <ul className="grid gap-2 sm:grid-cols-2">
    {hits.map((hit) => (
      <li key={hit.id} className={hit.kind === 'news' || hit.kind === 'video' ? 'sm:col-span-2' : ''}>
        <HitRow hit={hit} />
      </li>
    ))}
  </ul>
)

const HitRow = ({ hit }: { hit: SearchHit }) => (
  <Link {...hitLink(hit)} className={row}>
    <HitContent hit={hit} />
  </Link>
)

function HitContent({ hit }: { hit: SearchHit }) {
  const { locale, zone, display } = useShell()
  const language = localeByCode(hit.language ?? '')
  const note = [
    hitNote(hit),
    (hit.kind === 'news' || hit.kind === 'video') && hit.at ? dateAndTime(hit.at, locale.tag, zone) : '',
  ]
    .filter(Boolean)
    .join(' \u00b7 ')
  return (
    <>
      <HitPicture hit={hit} />
      <span className="min-w-0 flex-1">
        <span
          className="line-clamp-2 break-words font-medium"
          {...(language ? { lang: language.tag, dir: language.dir } : { dir: 'auto' })}
        >
          {hitTitle(hit, display.hidesScores)}
        </span>
        {note && <span className="block truncate text-12 text-text-muted">{note}</span>}
        {hit.price !== undefined && (
          <span className="figures block text-12 text-coin">
            {m.search_price({ gold: fullNumber(hit.price, locale.tag) })}
          </span>
        )}
      </span>
      {hit.isLive && <LiveMark />}
    </>
  )
}

export const LiveMark = () => (
  <span className="shrink-0 rounded-sm bg-live px-1.5 py-0.5 font-semibold text-12 text-white">{m.search_live()}</span>
)
