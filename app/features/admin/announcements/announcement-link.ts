/** What the address of the editor names: `?id=7`, or `?id=new`. */
export const announcementLink = (id?: number) => ({
  to: '/admin/$list' as const,
  params: { list: 'announcements' },
  search: { id: id ?? ('new' as const) },
})

/** Undefined: the list. 0: none that could be. */
export function announcementIn({ id }: Readonly<Record<string, unknown>>): number | 'new' | undefined {
  if (id === undefined || id === 'new') return id
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : 0
}
