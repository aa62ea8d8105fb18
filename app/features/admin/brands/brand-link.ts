/** Where a link to a brand of the studio leads. */
export const brandLink = (id: string) => ({
  to: '/admin/$list' as const,
  params: { list: 'brand' },
  search: { brand: id },
})
