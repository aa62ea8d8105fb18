import type { ReactNode } from 'react'
import { HiddenHistory } from '../../match/hidden-history.tsx'
import { useSpoiler } from '../../match/use-spoiler.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** Earlier results, at once or when they are asked for by a visitor who hides scores. */
export function PastResults({ children }: { children: ReactNode }) {
  const { isScoreShown, reveal } = useSpoiler(useShell().display.hidesScores)
  return isScoreShown ? children : <HiddenHistory onReveal={reveal} />
}
