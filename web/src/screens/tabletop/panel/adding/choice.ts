import { PARTY_TAG, type EntityCard, type ParamsOf } from '@waybook/contract'
import { tableAdding } from '@waybook/messages/tableAdding'
import { characterKindOf, type CharacterKind } from '@waybook/rules'

/** A ticked character with the number of its tokens. */
export interface ChosenCharacter {
  readonly characterId: string
  readonly kind: CharacterKind
  readonly count: number
  /** Whether minions are one group. */
  readonly asGroup: boolean
}

/** The usual number of minions in a group. */
const USUAL_GROUP = 5

type Character = Pick<EntityCard, 'id' | 'tags' | 'properties'>

export function kindOf({ tags, properties = {} }: Omit<Character, 'id'>): CharacterKind {
  return characterKindOf({ isOfParty: tags.includes(PARTY_TAG), properties, strainThreshold: null })
}

/** The first choice for a ticked character: a group of minions, else one token. */
export function firstChoice(character: Character): ChosenCharacter {
  const kind = kindOf(character)
  const isMinion = kind === 'minions'
  return { characterId: character.id, kind, count: isMinion ? USUAL_GROUP : 1, asGroup: isMinion }
}

/** The combatants that the chosen characters become. `present`: the party members in the encounter, who can't join again. */
export function joiningChosen(
  chosen: readonly ChosenCharacter[],
  { visible, present }: { readonly visible: boolean; readonly present: ReadonlySet<string> },
): ParamsOf<'addCombatants'>['combatants'] {
  const known = visible ? {} : { known: false }
  return chosen
    .filter(({ kind, characterId }) => kind !== 'character' || !present.has(characterId))
    .map(({ characterId, kind, count, asGroup }) => {
      if (kind === 'character') return { characterId, ...known }
      if (kind !== 'minions') return { characterId, copies: count, ...known }
      return asGroup
        ? { characterId, kind, size: count, ...known }
        : { characterId, kind, copies: count, size: 1, ...known }
    })
}

/** For example "Place 6 tokens, hidden from players". */
export function placeWords(count: number, visible: boolean): string {
  return visible ? tableAdding.place({ count }) : tableAdding.placeHidden({ count })
}
