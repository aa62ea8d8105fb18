/** Where a link to a page of the mall leads: `<Link {...mallLink('details', 7)}>`; without a place, to the mall itself. */
export const mallLink = (place?: 'details' | 'orders' | 'addresses', id?: number) => ({
  to: '/mall/{-$place}/{-$id}' as const,
  params: { place, id: id === undefined ? undefined : String(id) },
})
