import type { SquadMember } from '#contract/match-state.ts'
import { timeoutsLeft } from './game-format.ts'
import { type Play, rivalOf, type Team, write } from './play.ts'

function callTimeout(play: Play, team: Team): void {
  const { random, wait } = play.live
  team.timeouts -= 1
  team.run = 0
  rivalOf(play, team).run = 0
  write(play, 'timeout', { side: team.side })
  wait(random.int(115, 180))
  write(play, 'clock_start')
}

/** A side calls time against a run, or the league does, about 7 and 3 minutes before the end of a quarter. */
export function maybeTimeout(play: Play): void {
  if (play.clock < 3) return
  const due = play.breaks[0]
  const against = [play.home, play.away].find((team) => rivalOf(play, team).run >= 9)
  const caller = against ?? (play.home.timeouts >= play.away.timeouts ? play.home : play.away)
  const isDue = due !== undefined && play.clock < due
  if ((!isDue && !against) || caller.timeouts === 0) return
  if (isDue) play.breaks.shift()
  callTimeout(play, caller)
}

/** As the fold has it. */
export function refillTimeouts(play: Play): void {
  for (const team of [play.home, play.away]) {
    team.timeouts = timeoutsLeft(play.format, play.period, team.timeouts)
    team.fouls = 0
  }
}

function swap(play: Play, team: Team, off: SquadMember, on: SquadMember): void {
  team.court = team.court.map((member) => (member === off ? on : member))
  team.bench = team.bench.map((member) => (member === on ? off : member))
  write(play, 'substitution', { side: team.side, player: on.id, other: off.id })
}

/** Up to `count` starters sit down, or come back: they play about 36 of 48 minutes. */
export function rotate(play: Play, team: Team, count: number, isStarterTime: boolean): void {
  const { random } = play.live
  const offs = team.court.filter(({ isStarter }) => isStarter !== isStarterTime)
  for (let left = Math.min(count, offs.length); left > 0; left--) {
    const off = offs.splice(random.int(0, offs.length - 1), 1)[0]
    const ons = team.bench.filter(({ isStarter }) => isStarter === isStarterTime)
    const sameRole = ons.filter(({ position }) => position === off?.position)
    if (off && ons.length > 0) swap(play, team, off, random.pick(sameRole.length > 0 ? sameRole : ons))
  }
}
