import { useNavigate, useSearch } from '@tanstack/react-router'
import { isEntityId, type ParamsOf } from '@waybook/contract'
import { adversaryKinds, libraryKinds, type AdversaryKind, type LibraryKind } from '@waybook/rules'

import { textParam } from '#screens/list/list-filter.ts'

/** The filter of the library and the chosen entry, as in its address. Defaults are omitted. */
export interface LibraryFilter {
  readonly kind?: LibraryKind
  readonly text?: string
  readonly rank?: AdversaryKind
  readonly skill?: string
  readonly tier?: string
  readonly price?: string
  readonly rarity?: string
  readonly set?: string
  /** The id of the chosen entry. */
  readonly entry?: string
}

/** Reads the filter from an address's search parameters and ignores all others. */
export function readLibraryFilter(search: Readonly<Record<string, unknown>>): LibraryFilter {
  const kind = libraryKinds.find((one) => one === search['kind'])
  const rank = adversaryKinds.find((one) => one === search['rank'])
  const [text, skill] = [textParam(search['text']), textParam(search['skill'])]
  const [set, entry] = [textParam(search['set']), textParam(search['entry'])]
  const [tier, price, rarity] = [
    numberParam(search['tier'], 1, 5),
    numberParam(search['price'], 0, 1_000_000_000),
    numberParam(search['rarity'], 0, 10),
  ]
  return {
    ...(kind && { kind }),
    ...(text !== '' && { text }),
    ...(rank && { rank }),
    ...(skill !== '' && { skill }),
    ...(tier !== '' && { tier }),
    ...(price !== '' && { price }),
    ...(rarity !== '' && { rarity }),
    ...((set === 'own' || isEntityId(set)) && { set }),
    ...(isEntityId(entry) && { entry }),
  }
}

function numberParam(value: unknown, least: number, most: number): string {
  const text = textParam(value)
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most ? text : ''
}

/** The parameters of `getLibrary` for a filter. Facts that a kind doesn't have are ignored. */
export function libraryQuery(filter: LibraryFilter): ParamsOf<'getLibrary'> {
  const { kind, text, rank, skill, tier, price, rarity, set } = filter
  const facts = factsOf(kind)
  return {
    ...(kind && { kind }),
    ...(text !== undefined && { query: text }),
    ...(set !== undefined && { set }),
    ...(rank && facts.includes('rank') && { rank }),
    ...(skill !== undefined && facts.includes('skill') && { skill }),
    ...(tier !== undefined && facts.includes('tier') && { tier: Number(tier) }),
    ...(price !== undefined && facts.includes('price') && { priceMost: Number(price) }),
    ...(rarity !== undefined && facts.includes('rarity') && { rarityMost: Number(rarity) }),
  }
}

type Fact = 'rank' | 'skill' | 'tier' | 'price' | 'rarity'

const goods: readonly Fact[] = ['price', 'rarity']
const facts: Readonly<Record<LibraryKind, readonly Fact[]>> = {
  adversary: ['rank', 'skill'],
  weapon: ['skill', ...goods],
  armor: goods,
  gear: goods,
  talent: ['tier', 'skill'],
  career: ['skill'],
  archetype: [],
  quality: [],
  critical: [],
}

/** The facts by which entries of a kind can be filtered. */
export function factsOf(kind: LibraryKind | undefined): readonly Fact[] {
  return kind === undefined ? [] : facts[kind]
}

/** The filter in the address, and a function that changes it without a new history entry. Another filter keeps the chosen entry. */
export function useLibraryFilter() {
  const filter = readLibraryFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setFilter = (change: Partial<Record<keyof LibraryFilter, string>>, replace = true) =>
    void navigate({ to: '.', search: readLibraryFilter({ ...filter, ...change }), replace, resetScroll: !replace })
  return { filter, setFilter }
}
