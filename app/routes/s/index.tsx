import { createFileRoute, redirect } from '@tanstack/react-router'

/** Without scripts the search form requests `/s?text=`. */
export const Route = createFileRoute('/s/')({
  validateSearch: (search: Record<string, unknown>): { text?: string } =>
    typeof search.text === 'string' ? { text: search.text.trim().slice(0, 80) } : {},
  beforeLoad: ({ search }) => {
    throw search.text ? redirect({ to: '/s/$text', params: { text: search.text } }) : redirect({ to: '/' })
  },
})
