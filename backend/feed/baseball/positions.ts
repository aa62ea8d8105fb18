/** Ten starters, designated hitter included, and a bench of six. */
export const baseballPositions = (_gameId: number): readonly string[] => [
  ...['pitcher', 'catcher', 'first_base', 'second_base', 'third_base', 'shortstop'],
  ...['left_field', 'center_field', 'right_field', 'designated_hitter'],
  ...['pitcher', 'pitcher', 'pitcher', 'catcher', 'infielder', 'outfielder'],
]

export const baseballStarters = 10
