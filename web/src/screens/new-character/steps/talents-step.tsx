import type { TalentOffer } from '@waybook/contract'
import { newCharacter } from '@waybook/messages/newCharacter'
import { talentPrice, whyKeepTalent, whyNoTalent, withTalent } from '@waybook/rules'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useNewCharacter } from '../use-new-character.ts'
import { Group } from './group.tsx'

/** The campaign's talents by tier. */
export function TalentsStep() {
  const { offers, creation } = useNewCharacter()
  const { pyramid } = creation.rules
  const tiers = [...Map.groupBy(offers.talents, ({ tier }) => tier)].toSorted(([one], [other]) => one - other)
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-2">{pyramid ? newCharacter.pyramid() : newCharacter.costlier()}</p>
      {tiers.map(([tier, talents]) => (
        <Group
          key={tier}
          title={newCharacter.tier({ tier })}
          aside={newCharacter.each({ price: talentPrice(tier, 1, creation.rules) })}
        >
          <ul>
            {talents.map((talent) => (
              <Row key={talent.id} talent={talent} />
            ))}
          </ul>
        </Group>
      ))}
    </div>
  )
}

function Row({ talent }: { readonly talent: TalentOffer }) {
  const { draft, creation, change } = useNewCharacter()
  const { id, name, description, tier } = talent
  const rank = draft.choices.talents[id] ?? 0
  const price = talentPrice(tier, rank + 1, creation.rules)
  const why = whyNoTalent(creation, talent)
  const whyKeep = rank > 0 ? whyKeepTalent(creation, talent) : null
  const step = (by: 1 | -1) => change({ choices: withTalent(draft.choices, id, by) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0 grow basis-44">
        <h3 className="text-18">{rank > 1 ? `${name} ${rank}` : name}</h3>
        {description === '' ? null : <p className="text-14 text-pretty text-ink-2">{description}</p>}
        {why === null || why === 'taken' ? null : <p className="text-12 text-ink-2">{why}</p>}
        {whyKeep === null ? null : (
          <p className="text-12 text-ink-2">{newCharacter.higherTalent({ reason: whyKeep })}</p>
        )}
      </div>
      {rank > 0 ? (
        <Button
          variant="ghost"
          size="small"
          aria-label={newCharacter.takenGiveBack({ talent: name })}
          disabled={whyKeep !== null}
          onClick={() => step(-1)}
        >
          <span className="flex items-center gap-1.5 text-good">
            <Icon name="check" />
            {newCharacter.taken()}
          </span>
        </Button>
      ) : null}
      {rank === 0 || talent.ranked ? (
        <Button
          size="small"
          className="min-w-21"
          aria-label={newCharacter.takeFor({ talent: name, price })}
          disabled={why !== null}
          onClick={() => step(1)}
        >
          {rank === 0 ? newCharacter.takePrice({ price }) : newCharacter.againPrice({ price })}
        </Button>
      ) : null}
    </li>
  )
}
