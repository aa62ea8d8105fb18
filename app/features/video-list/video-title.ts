import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { VideoLine } from '#contract/video.ts'
import { useShell } from '../shell/shell.queries.ts'

/** What stands for a title that may tell a result. */
export const hiddenTitle = (match: Pick<MatchRow, 'home' | 'away'> | undefined): string =>
  match ? m.video_hidden_title({ home: match.home.name, away: match.away.name }) : m.video_hidden()

type Titled = Pick<VideoLine, 'title' | 'matchId' | 'isSimulated'>

/** Whether a video is covered: it is of a match, and the viewer hides scores. */
export function useIsCovered({ matchId }: Pick<VideoLine, 'matchId'>): boolean {
  const { display } = useShell()
  return display.hidesScores === true && matchId !== undefined
}

/** The title, or for who hides scores the match. Those of simulated videos are the teams and tell nothing. */
export function useTitle(video: Titled, match: MatchRow | undefined): string {
  const isCovered = useIsCovered(video)
  return isCovered && !video.isSimulated ? hiddenTitle(match) : video.title
}
