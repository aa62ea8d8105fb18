/** The lists of the home page. */
export const LISTS = ['today', 'yesterday', 'tomorrow', 'live', 'by_time', 'hot', 'day'] as const
