/** A choice among some in a row: links with `aria-current`, or buttons with `aria-pressed`. */
export const chip = (isCurrent: boolean): string =>
  `flex min-h-9 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-13 ${
    isCurrent
      ? 'border-transparent bg-brand font-semibold text-on-brand'
      : 'border-line bg-surface-1 hover:bg-surface-2'
  }`
