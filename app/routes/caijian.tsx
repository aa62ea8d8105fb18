import { createFileRoute } from '@tanstack/react-router'
import { shellQuery } from '#app/features/shell/shell.queries.ts'
import { cropHead } from '#app/features/user/cropper/crop-head.ts'
import { CropPage } from '#app/features/user/cropper/crop-page.tsx'

export const Route = createFileRoute('/caijian')({
  loader: ({ context }) => context.queryClient.ensureQueryData(shellQuery()),
  head: ({ loaderData }) => (loaderData ? cropHead(loaderData) : {}),
  component: CropPage,
})
