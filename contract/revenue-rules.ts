/** Over how many days, today among them, a streamer's earnings are added up. */
export const REVENUE_DAYS = [7, 14, 30] as const
export type RevenueDays = (typeof REVENUE_DAYS)[number]
export const REVENUE_DAYS_MAX = 30
