/** Levels go from 1 to this one. */
export const LEVEL_MAX = 60

/** What earns experience. `points`: for one minute, message or coin (or diamond); `dayMax`: points of one day (UTC). */
export const LEVEL_ACTS = {
  watch: { points: 1, dayMax: 120 },
  chat: { points: 2, dayMax: 40 },
  gift: { points: 1, dayMax: 200 },
} as const
export type LevelAct = keyof typeof LEVEL_ACTS
/** Messages of one user within this time earn once. */
export const CHAT_EARNS_EVERY_MS = 60_000

/** The experience with which a level begins (docs/decisions/092-levels-and-calls-of-chats.md). */
export const experienceOf = (level: number): number => 25 * (level - 1) * (level + 2)

export function levelOf(experience: number): number {
  let level = 1
  while (level < LEVEL_MAX && experienceOf(level + 1) <= experience) level += 1
  return level
}
