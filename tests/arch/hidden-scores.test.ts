import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '#tests/support/arch/source-imports.ts'

/** What draws or says a score. */
const TELLS = /\b(rowTotal|rowFigures|ScoreLine|scoreSentence|ScoreAnnouncement|MomentSlot|StickyScore|Scoreboard)\b/
/** What a part asks before, or is told by the part that shows it. */
const ASKS = /\b(hidesScores|isScoreShown|hasScore|isHidden|isShown)\b/

/** Shown by parts that ask: where they stand is for these to know. */
const INSIDE: ReadonlySet<string> = new Set([
  ...[
    'moment-slot',
    'score-announcement',
    'score-line',
    'scoreboard',
    '../result-list',
    'parts/sticky-score',
    '../../library/parts/player-recent',
  ].map((file) => path.posix.join('app/features/match/page', `${file}.tsx`)),
])

test('each part that tells a score asks whether the visitor hides scores', () => {
  const tellers = filesOf('app').filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.') && TELLS.test(fs.readFileSync(file, 'utf8')),
  )
  expect(tellers.length).toBeGreaterThan(10)
  const silent = tellers.filter((file) => !INSIDE.has(file) && !ASKS.test(fs.readFileSync(file, 'utf8')))
  expect(silent).toEqual([])
  expect([...INSIDE].filter((file) => !tellers.includes(file))).toEqual([])
})
