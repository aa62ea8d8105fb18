import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/match/{-$game}')({
  validateSearch: (search: Record<string, unknown>): { view?: string } =>
    typeof search.view === 'string' ? { view: search.view } : {},
  component: () => null,
})
