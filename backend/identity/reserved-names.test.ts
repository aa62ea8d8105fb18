import { expect, test } from 'vitest'
import { isReservedName } from './reserved-names.ts'

const BRANDS = ['Grandstand', 'Nexus Arena', 'Tribuna', '看台', 'Résumé TV']
const isReserved = (name: string) => isReservedName(name, BRANDS)

test.each([
  // A word of the staff, alone.
  ...['admin', 'ADMIN', 'administrator', 'moderator', 'mod', 'support', 'Official', 'staff', 'system', 'security'],
  ...['billing', 'owner', 'helpdesk', 'refunds', 'sysop', 'root', 'webmaster', 'noreply', 'superuser'],
  // With digits and companions.
  ...['Admin2026', 'support24', 'billing1', 'm0d7', 'TheOwner', 'SiteOwner', 'HelpDesk', 'TechSupport', 'GlobalMod'],
  ...[
    'SystemMessage',
    'systemnotice',
    'SystemOperator',
    'BillingDept',
    'customerservice',
    'TheRealAdmin',
    'admin1team',
  ],
  // A title beside any word.
  ...['AdminJohn', 'JohnAdmin', 'adminjohn', 'johnadmin', 'ADMINJohn', 'xXAdminXx', '7admin7john', 'ModeratorJohn'],
  ...['moderatorx', 'johnmoderator99', 'HelpdeskJohn', 'helpdeskjohn', 'JohnHelpDesk', 'Webmaster7Ann'],
  // An office at the end.
  ...['CoinSupport', 'MessiOfficial', 'MessiOfficial10', 'ArenaStaff', 'vipSUPPORT'],
  // What looks like them.
  ...['0fficial', 'officiaI', 'adm1n', 'Adm1nJohn', 'rnoderator', 'suppport', 'aclmin', 'r00t', 'Bi11ing', '5ystem'],
  ...['0wner', 'gr4ndst4nd', 'Rnoderat0rAnn', 'vvebmaster'],
  // As Chinese and Japanese are written in Latin letters.
  ...['kefu', 'kefu01', 'guanfang', 'GuanfangKefu', 'guanliyuan', 'XiaoGuanliyuan', 'unei', 'koushiki', 'kanrinin'],
  // A brand.
  ...['Grandstand', 'GrandstandSupport', 'nexusarena', 'officialNexusArena', 'Tribuna1', 'TribunaTV', 'resumetv'],
])('%s is reserved', (name) => expect(isReserved(name)).toBe(true))

test.each([
  // Such a word is a part of another one.
  ...['Modric', 'Mood', 'Model', 'Modena', 'Systematic', 'badminton', 'BadminTon', 'Stafford', 'Rootbeer', 'Rooted'],
  ...['officialdom', 'unofficial', 'Moderate', 'Moderato', 'Admiral', 'Admire', 'Ownership', 'Billings', 'Uneiro'],
  ...['tribunal', 'Grandstander', 'Ecosystem', 'Modeste', 'Kefuri'],
  // Ordinary words of a sports site, and with numbers.
  ...['Root66', 'root1990', 'Supporter', 'Supporter1990', 'Supporters99', 'Operator', 'operator7', 'TheOperator'],
  ...['Owner2024', 'Team1', 'live24', 'TheTeam', 'Arena', 'User123', 'Help', 'Info7', 'Service', 'Chief'],
  // An office that is not at the end; an owner of something; a fan.
  ...['SupportLocalTeams', 'SupportArsenal', 'OfficialFan', 'StaffRoomHero', 'DogOwner', 'SystemOfADown', 'ModSquad'],
  ...['TribunaFan', 'JohnBilling', 'SecureHands', 'PaymentPending', 'RootForUnited', 'MyRootsAreDeep'],
])('%s is an honest name', (name) => expect(isReserved(name)).toBe(false))

test('a brand whose name has no Latin letters reserves nothing by it', () => {
  for (const name of ['7', 'a', 'tv']) expect(isReservedName(name, ['看台', '运动 7'])).toBe(false)
})

test('a name of any length is judged at once', () => {
  const began = performance.now()
  for (const sign of ['a', 'admin', '1', 'oO0', 'support']) isReserved(`${sign.repeat(10_000).slice(0, 64)}x`)
  expect(performance.now() - began).toBeLessThan(200)
})
