import { createFileRoute, redirect } from '@tanstack/react-router'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/$game/')({
  params: { parse: ({ game }) => (gameByCode(game) ? { game } : false) },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/match/{-$game}', params: { game: params.game } })
  },
})
