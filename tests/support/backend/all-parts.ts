interface Part<Row> {
  list: Row[]
  next?: string
}

/** All rows of a list that is read from place to place. `read`: a part, from this place on. */
export async function allParts<Row>(read: (where: { after?: string }) => Promise<Part<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let where: { after?: string } = {}
  for (;;) {
    const { list, next } = await read(where)
    rows.push(...list)
    if (next === undefined) return rows
    where = { after: next }
  }
}
