import { createFileRoute } from '@tanstack/react-router'
import { OwnLayout } from '#app/features/user/own/own-layout.tsx'

export const Route = createFileRoute('/userInfo/_own')({ component: OwnLayout })
