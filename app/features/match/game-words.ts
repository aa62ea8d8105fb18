export const gameName = (id: number): string => String(id)
