import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '#app/features/admin/admin-layout.tsx'

export const Route = createFileRoute('/admin')({ component: AdminLayout })
