import { m } from '#app/paraglide/messages.js'
import { OwnPage } from '../own/own-page.tsx'
import { ContactCard } from './contact-card.tsx'
import { DataCard } from './data-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { ThirdPartyCard } from './third-party-card.tsx'
import { TwoStepCard } from './two-step-card.tsx'

/** Account settings: sign-in methods, sessions and data. */
export const SettingPage = () => (
  <OwnPage title={m.user_page_setting()}>
    <ContactCard />
    <ThirdPartyCard />
    <TwoStepCard />
    <SessionsCard />
    <DataCard />
  </OwnPage>
)
