/** A pair of keys of the tests alone. */
export const TEST_VAPID_KEYS = {
  publicKey: 'BPyDvJMTC4VHti9-iXn2Sj2fdT4xVO4qBhY2mQw8fzOc7D7YEV5Zg7Lv1NJlfTyZ-mYp6mhp_iCtKf3oHsTfk1s',
  privateKey: 'C_Zgwm0dKrjre0x_A6j8ilWKEhmNiyoWOw78cMN4a8k',
}
