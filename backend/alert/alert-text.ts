import { messagesIn } from '#backend/core/messages.ts'
import type { MatchNews, ScoreUnit } from '#contract/alert-rules.ts'
import { gameById } from '#contract/games.ts'
import { contentLocale, type Language, localeByCode } from '#contract/languages.ts'

/** What the service worker shows: app/server/service-worker/worker.js. */
export interface ShownAlert {
  title: string
  body: string
  /** One notification for each match: the next one takes its place. */
  tag: string
  /** The page that it opens. */
  path: string
  lang: string
  dir: 'ltr' | 'rtl'
}

export interface ToldMatch {
  id: number
  gameId: number
  /** Names in the reader's language. */
  home: string
  away: string
}

interface Reader {
  lan: Language
  /** She does not want to see scores until she asks: she is told that a match began and ended, no more. */
  hidesScores: boolean
}

type Messages = ReturnType<typeof messagesIn>

/** A name between the signs that keep its direction apart from the sentence's. */
const isolated = (name: string): string => `\u2068${name}\u2069`

function bodyOf(m: Messages, news: MatchNews, { home, away }: Pick<ToldMatch, 'home' | 'away'>): string {
  const nameOf = (side: 'home' | 'away') => ({ team: side === 'home' ? home : away })
  if (news.kind === 'began') return m.tell_began()
  if (news.kind === 'over') {
    if (news.winner === undefined) return m.tell_over()
    return news.winner === 'draw' ? m.tell_over_draw() : m.tell_over_won(nameOf(news.winner))
  }
  if (news.isCorrected) return m.tell_corrected()
  if (!news.by) return m.tell_score()
  const told = {
    ...{ goal: m.tell_goal, set: m.tell_set, tennis_set: m.tell_tennis_set },
    ...{ rally_game: m.tell_rally_game, map: m.tell_map, game: m.tell_game },
  } satisfies Record<ScoreUnit, unknown>
  return told[news.unit](nameOf(news.by))
}

/** Undefined when this reader is not to be told. */
export function alertText(news: MatchNews, match: ToldMatch, { lan, hidesScores }: Reader): ShownAlert | undefined {
  const game = gameById(match.gameId)
  if (!game || (hidesScores && news.kind === 'score')) return undefined
  const m = messagesIn(lan)
  const { tag: lang, dir } = contentLocale(localeByCode(lan))
  const sides = { home: isolated(match.home), away: isolated(match.away) }
  const hasScore = news.kind !== 'began' && !hidesScores && game.family !== 'combat'
  return {
    title: hasScore
      ? m.tell_title_score({ ...sides, homeScore: String(news.home), awayScore: String(news.away) })
      : m.tell_title(sides),
    body: news.kind === 'over' && hidesScores ? m.tell_over() : bodyOf(m, news, sides),
    tag: `match:${match.id}`,
    path: `/${localeByCode(lan)?.tag ?? lang}/${game.code}/${match.id}`,
    lang,
    dir,
  }
}
