import { tokenSizes, type Combatant, type Token } from '@waybook/contract'

import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { kindNames } from '#screens/tabletop/encounter/start/joining.ts'
import { conditionName } from '#ui/text/condition-name.ts'

import { sizeNames } from '../size-choice.tsx'
import { numberedName } from '../token-label.ts'
import { useChangeToken } from '../token-mutations.ts'
import { ActionItems } from './action-items.tsx'
import { EncounterItems } from './encounter-items.tsx'
import { FacingMenu } from './facing-menu.tsx'
import { LightMenu } from './light-menu.tsx'
import { ChoiceMenu, MenuLine, StepperItems } from './menu-parts.tsx'
import { CharacterPoints, CombatantPoints } from './points-items.tsx'
import { TokenMenu } from './token-menu.tsx'

const sizes = tokenSizes.map((value) => ({ value, label: sizeNames[value] }))

/** The game master's menu of a token: first the items of its character or combatant, then those of the token. */
export function GameMasterMenu({ token }: { readonly token: Token }) {
  const { id, characterId, size, elevation } = token
  const encounter = useEncounter()
  const combatant = encounter?.combatants.find(({ tokenIds }) => tokenIds.includes(id))
  const name = combatant?.name ?? numberedName(token)
  const change = useChangeToken()
  return (
    <TokenMenu tokenId={id} title={name} note={noteOf(token, combatant)}>
      {encounter && combatant ? (
        <CombatantPoints encounter={encounter} combatant={combatant} />
      ) : (
        <CharacterPoints characterId={characterId} />
      )}
      <StepperItems
        label="Elevation"
        value={elevation}
        onStep={(by) => change(id, { elevation: elevation + by }, `${name} is at elevation ${elevation + by}`)}
      />
      <MenuLine />
      <ActionItems of="state" tokens={[token]} />
      {encounter && combatant ? <EncounterItems encounter={encounter} combatant={combatant} /> : null}
      <FacingMenu token={token} name={name} />
      <LightMenu token={token} name={name} />
      <ChoiceMenu
        icon="resize"
        label="Size"
        value={size}
        choices={sizes}
        onChoose={(next) => change(id, { size: next }, `${name} is ${sizeNames[next].toLowerCase()}`)}
      />
      <ActionItems of="character" tokens={[token]} />
      <MenuLine />
      <ActionItems of="selection" tokens={[token]} />
    </TokenMenu>
  )
}

/** For example "Minions, 3 left, soak 3". */
function noteOf({ conditions }: Token, combatant: Combatant | undefined): string | null {
  const parts = [
    combatant ? kindNames[combatant.kind] : null,
    combatant?.group ? `${combatant.group.left} left` : null,
    combatant?.figures ? `soak ${combatant.figures.soak}` : null,
    ...(combatant?.conditions.map((one) => one.name) ?? conditions).map(conditionName),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
