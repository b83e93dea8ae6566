import { encounter, type OperationName } from '@waybook/contract'
import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { startEncounter } from '@waybook/server/features/encounters/queries.ts'
import * as z from 'zod'

const HIDDEN = 'zugzwang-fighter'
const UNKNOWN = 'hobbledehoy-fighter'
const KNOWN = 'known-fighter'

/** The encounter of the access matrices: the party against a known combatant and two secret ones. */
export async function encounterInSecret(write: CampaignTransaction, party: string, hidden: string): Promise<void> {
  const nobody = {
    side: 'gameMaster' as const,
    number: null,
    tokenIds: [],
    conditions: [],
    countdown: {},
    counted: 0,
    name: null,
    group: null,
  }
  const figures = { wounds: 7, woundThreshold: 83, strain: 0, strainThreshold: null, soak: 0 }
  const own = { ...figures, meleeDefence: 0, rangedDefence: 0, adversary: 0 }
  const vermicular = { name: 'Quite vermicular', dice: [], until: 'hand' as const }
  const slot = { initiative: null, claimedBy: null, acted: false, side: 'gameMaster' as const }
  await startEncounter(
    write,
    {
      id: 'encounter',
      version: { all: 1, open: 1 },
      turns: { all: 1, open: 1 },
      state: {
        title: 'At the gate',
        sceneId: 'scenes/nightglass-stair',
        round: 1,
        turn: 'zugzwang-slot',
        lead: [],
        ranges: [{ a: 'zugzwang-place', b: 'known-place', band: 'Long' }],
        past: [{ round: 0, turn: null, lead: [], acted: [], claims: { 'zugzwang-slot': HIDDEN } }],
        slots: [
          { ...slot, id: 'zugzwang-slot', of: HIDDEN, known: false, claimedBy: HIDDEN },
          { ...slot, id: 'hobbledehoy-slot', of: null, known: false },
          { ...slot, id: 'known-slot', of: KNOWN, known: true },
        ],
        combatants: [
          {
            ...nobody,
            id: HIDDEN,
            kind: 'rival',
            characterId: hidden,
            joinedAs: 'Zebulon Quarrel',
            known: true,
            own,
            conditions: [vermicular],
            place: 'zugzwang-place',
          },
          {
            ...nobody,
            id: UNKNOWN,
            kind: 'minions',
            characterId: null,
            joinedAs: 'Plumbago rats',
            known: false,
            own: { ...own, woundThreshold: 20 },
            group: { size: 5, unit: 4 },
            place: 'known-place',
          },
          {
            ...nobody,
            id: KNOWN,
            kind: 'rival',
            characterId: null,
            joinedAs: 'A toll keeper',
            known: true,
            own: { ...own, adversary: 4711 },
            place: 'known-place',
          },
          {
            ...nobody,
            id: 'party-fighter',
            kind: 'character',
            side: 'players',
            characterId: party,
            joinedAs: 'Odo',
            known: true,
            own: null,
            place: 'party-place',
          },
        ],
      },
    },
    'everyone',
  )
}

/** The parts of the encounter that no player may see. */
export const encounterSecrets = ['"adversary":4711', '"woundthreshold":83'] as const

/** Values for the parameters of its operations. */
export const encounterSamples: Readonly<Record<string, readonly unknown[]>> = {
  encounterId: ['encounter'],
  combatantId: ['party-fighter', KNOWN, HIDDEN, UNKNOWN],
  slotId: ['known-slot', 'zugzwang-slot', 'hobbledehoy-slot'],
  combatants: [[{ kind: 'rival', name: 'Another' }], [{ characterId: 'characters/zebulon-quarrel' }]],
  'startEncounter.title': ['Something'],
  'updateCombatant.name': ['A stranger'],
  'removeCombatantCondition.name': ['Quite vermicular'],
  'addSlot.known': [true],
  'updateCombatant.known': [true, false],
  'setCombatantCondition.condition': [{ name: 'Winded', dice: [], until: 'hand' }],
  'hurtCombatant.wounds': [1],
  'callInitiative.skills': [['cool']],
  'callInitiative.again': [true],
  'setInitiative.successes': [1],
  'setInitiative.advantage': [0],
  'addSlot.side': ['players', 'gameMaster'],
  'engage.with': [KNOWN, null],
  'setRange.a': ['party-fighter', HIDDEN],
  'setRange.b': [KNOWN],
  'setRange.band': ['Close'],
}

/** A whole encounter in which players know no participant. */
export async function fightUnknown(ask: (operation: OperationName, params: object) => Promise<object>): Promise<void> {
  const rats = { kind: 'minions', name: 'Rats', size: 4, unit: 2, known: false }
  const { encounter: begun } = started.parse(await ask('startEncounter', { combatants: [rats] }))
  const one = { encounterId: begun.id, combatantId: begun.combatants[0]?.id }
  await ask('hurtCombatant', { ...one, wounds: 3 })
  await ask('setInitiative', { ...one, successes: 1, advantage: 0 })
  await ask('nextTurn', { encounterId: begun.id, version: 100 })
  await ask('endEncounter', { encounterId: begun.id })
}

const started = z.object({ encounter })
