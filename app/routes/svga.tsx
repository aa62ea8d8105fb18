import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { SvgaPage } from '#app/features/gift/svga-page.tsx'
import { shellQuery } from '#app/features/shell/shell.queries.ts'

export const Route = createFileRoute('/svga')({
  loader: ({ context }) => context.queryClient.ensureQueryData(shellQuery()),
  head: ({ loaderData }) => pageHead(loaderData, ({ svgaHead }, shell) => svgaHead(shell)),
  component: SvgaPage,
})
