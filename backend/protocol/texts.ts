import type { Language } from '#contract/languages.ts'
import type { ProtocolName } from '#contract/protocol-rules.ts'
import arComplaint from './texts/ar/complaint.json' with { type: 'json' }
import arCooperation from './texts/ar/cooperation.json' with { type: 'json' }
import arPower from './texts/ar/power.json' with { type: 'json' }
import arPrivacy from './texts/ar/privacy.json' with { type: 'json' }
import arResponsibility from './texts/ar/responsibility.json' with { type: 'json' }
import arService from './texts/ar/service.json' with { type: 'json' }
import enComplaint from './texts/en/complaint.json' with { type: 'json' }
import enCooperation from './texts/en/cooperation.json' with { type: 'json' }
import enPower from './texts/en/power.json' with { type: 'json' }
import enPrivacy from './texts/en/privacy.json' with { type: 'json' }
import enResponsibility from './texts/en/responsibility.json' with { type: 'json' }
import enService from './texts/en/service.json' with { type: 'json' }
import jaComplaint from './texts/ja/complaint.json' with { type: 'json' }
import jaCooperation from './texts/ja/cooperation.json' with { type: 'json' }
import jaPower from './texts/ja/power.json' with { type: 'json' }
import jaPrivacy from './texts/ja/privacy.json' with { type: 'json' }
import jaResponsibility from './texts/ja/responsibility.json' with { type: 'json' }
import jaService from './texts/ja/service.json' with { type: 'json' }
import zhHansComplaint from './texts/zh-Hans/complaint.json' with { type: 'json' }
import zhHansCooperation from './texts/zh-Hans/cooperation.json' with { type: 'json' }
import zhHansPower from './texts/zh-Hans/power.json' with { type: 'json' }
import zhHansPrivacy from './texts/zh-Hans/privacy.json' with { type: 'json' }
import zhHansResponsibility from './texts/zh-Hans/responsibility.json' with { type: 'json' }
import zhHansService from './texts/zh-Hans/service.json' with { type: 'json' }
import zhHantComplaint from './texts/zh-Hant/complaint.json' with { type: 'json' }
import zhHantCooperation from './texts/zh-Hant/cooperation.json' with { type: 'json' }
import zhHantPower from './texts/zh-Hant/power.json' with { type: 'json' }
import zhHantPrivacy from './texts/zh-Hant/privacy.json' with { type: 'json' }
import zhHantResponsibility from './texts/zh-Hant/responsibility.json' with { type: 'json' }
import zhHantService from './texts/zh-Hant/service.json' with { type: 'json' }

export interface ProtocolText {
  title: string
  /** The newest first. `date`: the day on which it comes into force. */
  versions: {
    date: string
    sections: { id: string; title: string; blocks: (string | string[])[] }[]
  }[]
}

type Texts = Partial<Record<Language, ProtocolText>> & { en_US: ProtocolText }

export const TEXTS: Readonly<Record<ProtocolName, Texts>> = {
  service: { en_US: enService, zh_CN: zhHansService, zh_tw: zhHantService, jp: jaService, ar: arService },
  privacy: { en_US: enPrivacy, zh_CN: zhHansPrivacy, zh_tw: zhHantPrivacy, jp: jaPrivacy, ar: arPrivacy },
  responsibility: {
    en_US: enResponsibility,
    zh_CN: zhHansResponsibility,
    zh_tw: zhHantResponsibility,
    jp: jaResponsibility,
    ar: arResponsibility,
  },
  power: { en_US: enPower, zh_CN: zhHansPower, zh_tw: zhHantPower, jp: jaPower, ar: arPower },
  complaint: { en_US: enComplaint, zh_CN: zhHansComplaint, zh_tw: zhHantComplaint, jp: jaComplaint, ar: arComplaint },
  cooperation: {
    en_US: enCooperation,
    zh_CN: zhHansCooperation,
    zh_tw: zhHantCooperation,
    jp: jaCooperation,
    ar: arCooperation,
  },
}
