/** What is planted differs between games, and so does what its events, figures and round ends are called. */
import type { RoundEnd } from './board.ts'
import type { RoundsTitle } from './titles.ts'

type Device = RoundsTitle['device']
export type DeviceStep = 'planted' | 'defused' | 'exploded'

const EVENTS: Readonly<Record<Device, Record<DeviceStep, string>>> = {
  bomb: { planted: 'bomb_planted', defused: 'bomb_defused', exploded: 'bomb_exploded' },
  spike: { planted: 'spike_planted', defused: 'spike_defused', exploded: 'spike_exploded' },
  defuser: { planted: 'defuser_planted', defused: 'defuser_disabled', exploded: 'bomb_neutralised' },
}

const STATS: Readonly<Record<Device, { planted: string; defused: string }>> = {
  bomb: { planted: 'bombs_planted', defused: 'bombs_defused' },
  spike: { planted: 'spikes_planted', defused: 'spikes_defused' },
  defuser: { planted: 'defusers_planted', defused: 'defusers_disabled' },
}

const ENDS: Readonly<Record<Device, Partial<Record<RoundEnd, string>>>> = {
  bomb: {},
  spike: { bomb: 'spike', defuse: 'spike_defuse' },
  defuser: { bomb: 'defuser', defuse: 'defuser_disable' },
}

/** The event by which the game tells a step; every game's feed may use any game's names. */
export const deviceEvent = ({ device }: RoundsTitle, step: DeviceStep): string => EVENTS[device][step]

/** All types of events that tell the step. */
export const eventsOf = (step: DeviceStep): string[] => Object.values(EVENTS).map((events) => events[step])

export const deviceStats = ({ device }: RoundsTitle): { planted: string; defused: string } => STATS[device]

/** How the timeline says that a round ended. */
export const endName = ({ device }: RoundsTitle, how: RoundEnd): string => ENDS[device][how] ?? how

const KNOWN_ENDS = new Map<string, RoundEnd>([
  ...(['elimination', 'bomb', 'defuse', 'time'] as const).map((how) => [how, how] as const),
  ...Object.values(ENDS).flatMap((names) =>
    (['bomb', 'defuse'] as const).flatMap((how) => (names[how] ? [[names[how], how] as const] : [])),
  ),
])

/** What is not known to end a round is read as an elimination. */
export const readEnd = (text: string | undefined): RoundEnd => KNOWN_ENDS.get(text ?? '') ?? 'elimination'
