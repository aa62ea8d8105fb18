const PAGES: Readonly<Record<string, (id: string) => string>> = {
  'payment-order': (id) => `/userInfo/recharge?order=${id}`,
  'goods-order': (id) => `/mall/orders/${id}`,
  'membership-order': () => '/userInfo/vip',
  exchange: () => '/userInfo/exchange',
  'paid-room': (id) => `/live/${id}`,
  plan: (id) => `/expert/p${id}`,
  'gift-room': (id) => `/live/${id}`,
}

/** The page of what a line paid for, by its link (`goods-order:17`); undefined when there is none. */
export function pageOfLink(link: string | undefined): string | undefined {
  const [, kind = '', id = ''] = /^([a-z-]+):(\d{1,16})$/.exec(link ?? '') ?? []
  return Object.hasOwn(PAGES, kind) ? PAGES[kind]?.(id) : undefined
}
