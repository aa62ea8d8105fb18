import { type ComponentType, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isStill as isStillNow } from '#app/lib/is-still.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Play } from '#contract/match-plays.ts'
import { periodName } from '../../../match-labels.ts'
import { isWorthAnnouncing } from '../../../score-sentence.ts'
import type { PanelProps } from '../../panel.ts'
import { eventTime } from '../event-time.ts'
import { Choice, Speeds } from './choice.tsx'
import { Controls } from './controls.tsx'
import { courseOf } from './course.ts'
import type { DrawingProps } from './drawing.tsx'
import { playText, spokenAt, type Telling } from './play-text.ts'
import { useAnnouncement } from './use-announcement.ts'
import { usePlayback } from './use-playback.ts'
import { usePlays } from './use-plays.ts'
import { useStage } from './use-stage.ts'

/** Longest movement; faster when the next play comes sooner. */
const MOVE_MS = 650

interface TrackerProps extends PanelProps {
  Drawing: ComponentType<DrawingProps> | undefined
  telling?: Telling
}

/** The match as a drawing that follows it, or plays it again. What it shows never goes beyond what the page shows. */
export function Tracker({ detail, people, family, Drawing, telling }: TrackerProps) {
  const plays = usePlays(detail, family)
  const course = useMemo(() => courseOf(plays ?? []), [plays])
  const end = Math.max(0, course.plays.length - 1)
  const playback = usePlayback(course, end)
  const [isStill] = useState(isStillNow)
  const { match } = detail
  const isLive = match.status === 'live'
  const { index, isAtEnd, isPlaying, stepMs } = playback
  const words = wordsAt(course.plays, index, detail, { people, family, telling })
  // The page itself announces scores as they come, and nothing of sports in which that would be too much.
  const isTold = isAtEnd && isLive && (!isWorthAnnouncing(family) || course.plays[index]?.isKey === true)
  const said = useAnnouncement(words.spoken, isTold || !(isPlaying || (isAtEnd && isLive)))
  const place = useRef<HTMLDivElement>(null)
  const { host, hasPicture, isInstead, setInstead } = useStage(place)
  if (!Drawing) return null
  const ms = isStill ? 0 : isPlaying ? Math.min(MOVE_MS, Math.max(120, stepMs * 0.9)) : MOVE_MS
  const title = isLive ? m.match_tracker_title_live() : m.match_tracker_title_past()
  const card = (
    <section aria-label={title} className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface-1">
      <div className="flex min-h-11 items-center gap-2 border-line border-b px-3">
        <h2 className={hasPicture ? 'sr-only' : 'font-semibold text-14'}>{title}</h2>
        {hasPicture && (
          <Choice
            label={m.match_tracker_show()}
            of={[
              { name: m.match_tracker_picture(), isChosen: !isInstead, choose: () => setInstead(false) },
              { name: m.match_tracker_drawing(), isChosen: isInstead, choose: () => setInstead(true) },
            ]}
          />
        )}
        <div className="ms-auto">
          <Speeds {...playback} />
        </div>
      </div>
      <div className="bg-surface-2/50">
        <div dir="ltr" data-tracker={index} className="mx-auto aspect-[16/10] w-full max-w-[640px]">
          {plays && <Drawing plays={course.plays} index={index} match={match} people={people} ms={ms} />}
        </div>
      </div>
      <div className="flex h-18 items-center gap-3 border-line border-t px-3">
        <p className="w-20 shrink-0 text-center">
          <span className="figures flex justify-center gap-1 font-semibold text-16">
            <span>{words.home}</span>
            <span> - </span>
            <span>{words.away}</span>
          </span>
          <span dir="auto" className="block h-5 truncate text-12 text-text-muted leading-5">
            {words.time}
          </span>
        </p>
        <p className="line-clamp-3 min-w-0 text-13 leading-5">{words.text}</p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <Controls
        course={course}
        end={end}
        playback={playback}
        valueText={words.moment}
        isLive={isLive}
        isStill={isStill}
      />
    </section>
  )
  return <div ref={place}>{createPortal(card, host)}</div>
}

/** The moment in words and figures. */
function wordsAt(
  plays: readonly Play[],
  index: number,
  { match }: MatchDetail,
  { people, family, telling }: Pick<PanelProps, 'people'> & { family: Family; telling: Telling | undefined },
) {
  const [now, spoken] = [plays[index], spokenAt(plays, index)]
  const { home = 0, away = 0 } = now?.score ?? {}
  const teams = { home: match.home.name, away: match.away.name }
  const text = spoken ? playText(spoken, people, family, teams, telling) : ''
  const all = [text, now && telling?.standing(now, teams)].filter(Boolean).join(' ')
  const time = (now && eventTime(now, family)) || (now?.period ? periodName(now.period, family) : '')
  return {
    text,
    spoken: all,
    time,
    home,
    away,
    moment: (time ? m.match_tracker_moment : m.match_tracker_moment_untimed)({
      time,
      home: teams.home,
      homeScore: home,
      away: teams.away,
      awayScore: away,
      text: all,
    }),
  }
}
