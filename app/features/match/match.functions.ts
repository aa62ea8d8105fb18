import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { matchCalls } from '#contract/match.ts'

export const listMatches = createServerFn({ method: 'GET' })
  .validator(matchCalls.listMatches.input)
  .handler(({ data }) => java().match.listMatches(data))

export const listMatchesById = createServerFn({ method: 'GET' })
  .validator(matchCalls.listMatchesById.input)
  .handler(({ data }) => java().match.listMatchesById(data))

export const listLiveMatches = createServerFn({ method: 'GET' })
  .validator(matchCalls.listLiveMatches.input)
  .handler(({ data }) => java().match.listLiveMatches(data))

export const countSeries = createServerFn({ method: 'GET' })
  .validator(matchCalls.countSeries.input)
  .handler(({ data }) => java().match.countSeries(data))

export const getMatch = createServerFn({ method: 'GET' })
  .validator(matchCalls.getMatch.input)
  .handler(({ data }) => java().match.getMatch(data))

export const getStandings = createServerFn({ method: 'GET' })
  .validator(matchCalls.getStandings.input)
  .handler(({ data }) => java().match.getStandings(data))

export const getHeadToHead = createServerFn({ method: 'GET' })
  .validator(matchCalls.getHeadToHead.input)
  .handler(({ data }) => java().match.getHeadToHead(data))
