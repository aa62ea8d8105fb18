export type Call = 'ball' | 'strike' | 'foul'

/** Letters of the source's field of pitches; throws to a base, blocks and the like are none. */
const CALLS: ReadonlyMap<string, Call> = new Map([
  ...[...'BIPV'].map((letter) => [letter, 'ball'] as const),
  ...[...'CSTMQKOA'].map((letter) => [letter, 'strike'] as const),
  ...[...'FLR'].map((letter) => [letter, 'foul'] as const),
])

/** The last pitch of a turn is told by what became of it. */
export function callsOf(pitches: string, isTurnOver: boolean): Call[] {
  const thrown = pitches.replace(/[^A-Z]/g, '').replace(/N/g, '')
  const counted = isTurnOver ? thrown.slice(0, -1) : thrown
  return [...counted].flatMap((letter) => CALLS.get(letter) ?? [])
}
