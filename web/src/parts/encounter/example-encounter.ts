import type { Combatant, Encounter } from '@waybook/contract'

const nobody: Omit<Combatant, 'id' | 'name'> = {
  kind: 'rival',
  side: 'gameMaster',
  characterId: null,
  number: null,
  picture: null,
  tokenId: null,
  tokenIds: [],
  known: true,
  conditions: [],
  fallen: false,
  figures: {
    wounds: 0,
    woundThreshold: 12,
    strain: 2,
    strainThreshold: 12,
    soak: 3,
    meleeDefence: 0,
    rangedDefence: 1,
    adversary: 0,
  },
  group: null,
}
const figures = nobody.figures
const member = { ...nobody, kind: 'character', side: 'players' } as const

/** For examples and tests: the second round of a fight, with a group of minions, a copy that has fallen, and an ambush. */
export const exampleEncounter: Encounter = {
  id: 'encounter',
  title: 'The third lamp, at ebb',
  sceneId: null,
  version: 7,
  round: 2,
  turn: 'slot3',
  slots: [
    { id: 'slot1', side: 'players', known: true, claimedBy: 'tavi', acted: true },
    { id: 'slot2', side: 'gameMaster', known: true, claimedBy: 'unlit', acted: true },
    { id: 'slot3', side: 'players', known: true, claimedBy: null, acted: false },
    { id: 'slot4', side: 'gameMaster', known: false, claimedBy: null, acted: false },
    { id: 'slot5', side: 'players', known: true, claimedBy: null, acted: false },
  ],
  combatants: [
    { ...member, id: 'kessa', name: 'Kessa Vane' },
    { ...member, id: 'tavi', name: 'Tavi Sorrel', conditions: [{ name: 'Winded', dice: [], until: 'hand' }] },
    {
      ...nobody,
      id: 'unlit',
      name: 'The Unlit',
      kind: 'nemesis',
      figures: figures && { ...figures, wounds: 14, woundThreshold: 20, soak: 4, adversary: 2 },
    },
    {
      ...nobody,
      id: 'raiders',
      name: 'Raiders',
      kind: 'minions',
      figures: figures && { ...figures, wounds: 9, woundThreshold: 20, strainThreshold: null },
      group: { size: 5, left: 3, unit: 4, ranks: 2 },
    },
    { ...nobody, id: 'wight2', name: 'Reed wight 2', number: 2, known: false, fallen: true },
  ],
  engagements: [
    { id: 'kessa', members: ['kessa'] },
    { id: 'tavi', members: ['tavi', 'raiders'] },
    { id: 'unlit', members: ['unlit'] },
    { id: 'wight2', members: ['wight2'] },
  ],
  ranges: [
    { a: 'kessa', b: 'tavi', band: 'Medium' },
    { a: 'kessa', b: 'unlit', band: 'Medium' },
    { a: 'kessa', b: 'wight2', band: 'Long' },
    { a: 'tavi', b: 'unlit', band: 'Close' },
    { a: 'tavi', b: 'wight2', band: 'Long' },
    { a: 'unlit', b: 'wight2', band: 'Medium' },
  ],
  canGoBack: true,
}
