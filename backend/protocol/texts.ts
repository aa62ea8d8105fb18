import type { Language } from '#contract/languages.ts'
import type { ProtocolName } from '#contract/protocol-rules.ts'
import arService from './texts/ar/service.json' with { type: 'json' }
import enService from './texts/en/service.json' with { type: 'json' }
import jaService from './texts/ja/service.json' with { type: 'json' }
import zhHansService from './texts/zh-Hans/service.json' with { type: 'json' }
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
}
