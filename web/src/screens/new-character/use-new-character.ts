import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
import {
  derivedFigures,
  gearPrice,
  plainArchetype,
  startingCharacteristics,
  type Creation,
  type Skill,
} from '@waybook/rules'
import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useExperienceRules, useSkills } from '#parts/entity/use-skills.ts'
import { readCharacterDraft, writeCharacterDraft, type CharacterDraft } from '#stores/character-draft.ts'

export type Offers = AnswerOf<'getCharacterCreation'>

/** A person in messages, whose name may be unknown. */
export interface NamedOrNot {
  readonly known: 'yes' | 'no'
  readonly gameMaster: string
}

export function namedOrNot(gameMaster: string | null): NamedOrNot {
  return { known: gameMaster === null ? 'no' : 'yes', gameMaster: gameMaster ?? '' }
}

/** A character that is being made. */
export interface NewCharacter {
  readonly draft: CharacterDraft
  readonly offers: Offers
  readonly creation: Creation
  /** The name of a game master, such as "Vera", if it is known. */
  readonly gameMaster: NamedOrNot
  /** Whether the browser stores the draft. */
  readonly isKept: boolean
  readonly change: (changed: Partial<CharacterDraft>) => void
}

export const NewCharacterContext = createContext<NewCharacter | null>(null)

/** For the steps, which are always inside of it. */
export function useNewCharacter(): NewCharacter {
  const character = use(NewCharacterContext)
  if (!character) throw new Error('The step is not part of a new character.')
  return character
}

/** The draft on this device; `undefined` until it is read. */
export function useStoredDraft(): CharacterDraft | undefined {
  const { user, campaign } = useMe()
  return useQuery({
    queryKey: ['character-draft', user.id, campaign.id],
    queryFn: async () => await readCharacterDraft(user.id, campaign.id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data
}

/** A character that begins as `stored`. Each change is stored at once, in the order of the taps. */
export function useDraft(stored: CharacterDraft, offers: Offers): NewCharacter {
  const { user, campaign } = useMe()
  const queries = useQueryClient()
  const rules = useExperienceRules()
  const skills = useSkills()
  const [draft, setDraft] = useState(() => withoutMissing(stored, offers, skills))
  const [isKept, setKept] = useState(true)
  const writing = useRef(Promise.resolve())
  const latest = useRef(draft)
  const change = useCallback(
    (changed: Partial<CharacterDraft>) => {
      const next = { ...latest.current, ...changed }
      latest.current = next
      setDraft(next)
      queries.setQueryData(['character-draft', user.id, campaign.id], next)
      writing.current = writing.current
        .then(async () => await writeCharacterDraft(user.id, campaign.id, next))
        .catch(() => setKept(false))
    },
    [queries, user.id, campaign.id],
  )
  return useMemo(() => {
    const archetype = offers.archetypes.find(({ id }) => id === draft.archetype)
    const career = offers.careers.find(({ id }) => id === draft.career)
    const creation: Creation = {
      rules,
      archetype: archetype ?? plainArchetype(rules),
      career: career ?? null,
      talents: offers.talents,
      choices: draft.choices,
    }
    return { draft, offers, creation, gameMaster: namedOrNot(offers.gameMaster), isKept, change }
  }, [draft, offers, rules, isKept, change])
}

/** A draft without the pages and skills that the campaign no longer offers. */
function withoutMissing(draft: CharacterDraft, offers: Offers, skills: readonly Skill[]): CharacterDraft {
  const among = (id: string | null, some: readonly { readonly id: string }[]) =>
    some.some((one) => one.id === id) ? id : null
  const ranksAmong = (ranks: Readonly<Record<string, number>>, some: readonly { readonly id: string }[]) =>
    Object.fromEntries(Object.entries(ranks).filter(([id]) => among(id, some) !== null))
  const { choices } = draft
  return {
    ...draft,
    archetype: among(draft.archetype, offers.archetypes),
    career: among(draft.career, offers.careers),
    memberId: among(draft.memberId, offers.players),
    choices: {
      ...choices,
      skills: ranksAmong(choices.skills, skills),
      talents: ranksAmong(choices.talents, offers.talents),
    },
  }
}

/** The carried items with their cards. Items that the viewer no longer sees are left out. */
export function useGear() {
  const { draft } = useNewCharacter()
  const ids = Object.keys(draft.gear)
  const { data, error, isPlaceholderData } = useOperation(
    'getEntities',
    { ids },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  )
  const items = data?.entities ?? []
  return {
    error,
    isLoaded: data !== undefined && !isPlaceholderData,
    items: ids.flatMap((id) => {
      const card = items.find((one) => one.id === id)
      return card ? [{ card, amount: draft.gear[id] ?? 0 }] : []
    }),
  }
}

/** What the character can spend, has left after its gear, and the coins; `null` if gear costs nothing. */
export function usePurse() {
  const { money } = useNewCharacter().offers
  const { items } = useGear()
  if (money === null) return null
  const price = gearPrice(items.map(({ card, amount }) => ({ amount, properties: card.properties ?? {} })))
  return { left: money.start - price, start: money.start, coins: money.coins }
}

/** Soak, defense and burden as they will be on the sheet. */
export function useDerived() {
  const { creation } = useNewCharacter()
  const { items } = useGear()
  return derivedFigures({
    characteristics: startingCharacteristics(creation),
    properties: {},
    items: items.map(({ card, amount }) => ({ name: card.name, amount, properties: card.properties ?? {} })),
  })
}
