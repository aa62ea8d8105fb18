/** The name of each provider by `ThirdPartyType`; WeChat's depends on the language. */
export const PROVIDER_NAMES: Readonly<Record<number, (m: { provider_wechat(): string }) => string>> = {
  1: () => 'QQ',
  2: (m) => m.provider_wechat(),
  3: () => 'Google',
  4: () => 'Apple',
  5: () => 'LINE',
  6: () => 'X',
  9: () => 'Facebook',
}
