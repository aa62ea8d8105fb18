import { useQuery } from '@tanstack/react-query'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { roomsOfMatchQuery } from './live.queries.ts'

const NONE: readonly Room[] = []

/** Every room of a match, the main one first. */
export const useMatchRooms = (match: MatchRow): readonly Room[] =>
  useQuery(roomsOfMatchQuery(match)).data?.rooms ?? NONE
