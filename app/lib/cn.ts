/** Joins class names; falsy ones are left out. */
export const cn = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
