import { m } from '#app/paraglide/messages.js'
import { GAMES } from '#contract/games.ts'
import { TIERS } from '#contract/membership-rules.ts'
import { gameName } from '../../../match/game-name.ts'
import { FEATURES } from '../brand-labels.ts'
import { CountryLists } from './country-lists.tsx'
import { ChoiceField, SwitchField } from './fields.tsx'
import { OrderField } from './order-field.tsx'

/** Which games the navigation has, in which order. */
export const GamesSection = () => (
  <OrderField
    path="games"
    options={GAMES.map(({ id }) => ({ value: id, label: gameName(id) }))}
    addLabel={m.admin_brand_game_add()}
    emptyText={m.admin_brand_games_all()}
  />
)

/** What the brand has, and where it has it not. */
export const FeaturesSection = () => (
  <div className="grid gap-4">
    <div className="grid gap-x-8 sm:grid-cols-2">
      {FEATURES.map(({ name, label, isOnByDefault }) => (
        <SwitchField key={name} path={`features.${name}`} label={label()} isOnByDefault={isOnByDefault} />
      ))}
    </div>
    <ChoiceField
      path="proData"
      label={m.admin_brand_pro()}
      hint={m.admin_brand_pro_hint()}
      noneLabel={m.admin_brand_pro_signed_in()}
      options={[
        { value: 'open', label: m.admin_brand_pro_open() },
        ...TIERS.map((tier) => ({ value: tier, label: m.admin_brand_pro_member({ level: tier.toUpperCase() }) })),
      ]}
    />
    <CountryLists
      path="featuresOffByCountry"
      title={m.admin_brand_features_off()}
      options={FEATURES.map(({ name, label }) => ({ value: name, label: label() }))}
    />
  </div>
)
