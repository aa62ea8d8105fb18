/** The value if it is one of these. */
export const oneOf = <const Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)
