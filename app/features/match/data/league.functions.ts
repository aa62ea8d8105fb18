import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { matchCalls } from '#contract/match.ts'

export const listLeagues = createServerFn({ method: 'GET' })
  .validator(matchCalls.listLeagues.input)
  .handler(({ data }) => java().match.listLeagues(data))

export const listSportLeagues = createServerFn({ method: 'GET' })
  .validator(matchCalls.listSportLeagues.input)
  .handler(({ data }) => java().match.listSportLeagues(data))
