import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/s/$text')({ component: () => null })
