/** Offence, defence and kickers start (24); the bench follows. */
export const americanFootballPositions = (_gameId: number): readonly string[] => [
  ...['quarterback', 'running_back', 'wide_receiver', 'wide_receiver', 'wide_receiver', 'tight_end'],
  ...['offensive_line', 'offensive_line', 'offensive_line', 'offensive_line', 'offensive_line'],
  ...['defensive_line', 'defensive_line', 'defensive_line', 'defensive_line'],
  ...['linebacker', 'linebacker', 'linebacker', 'cornerback', 'cornerback', 'safety', 'safety'],
  ...['kicker', 'punter'],
  ...['quarterback', 'running_back', 'wide_receiver', 'tight_end', 'linebacker', 'cornerback'],
]

export const americanFootballStarters = 24
