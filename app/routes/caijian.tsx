import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { shellQuery } from '#app/features/shell/shell.queries.ts'
import { CropPage } from '#app/features/user/cropper/crop-page.tsx'

export const Route = createFileRoute('/caijian')({
  loader: ({ context }) => context.queryClient.ensureQueryData(shellQuery()),
  head: ({ loaderData }) => pageHead(loaderData, ({ cropHead }, shell) => cropHead(shell)),
  component: CropPage,
})
