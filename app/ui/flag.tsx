const FLAGS = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The flag of a country by its ISO 3166-1 alpha-2 code; an empty frame when there is none. */
export function Flag({ country }: { country: string }) {
  const url = FLAGS[`/node_modules/country-flag-icons/3x2/${country.toUpperCase()}.svg`]
  return (
    <span aria-hidden="true" className="inline-block h-4 w-6 shrink-0 overflow-hidden rounded-sm bg-surface-2">
      {url && <img src={url} alt="" width={24} height={16} loading="lazy" className="size-full object-cover" />}
    </span>
  )
}
