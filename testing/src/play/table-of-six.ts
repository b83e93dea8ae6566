import type { AnswerOf, OperationName, ParamsOf } from '@waybook/contract'

import { callerWith } from '../world/callers.ts'
import { openTestServer, type CampaignFiles, type TestServer } from '../world/test-server.ts'
import type { Bearer } from './points-model.ts'

export const players = ['ada', 'ben', 'cleo', 'dov', 'eve'] as const
export type Player = (typeof players)[number]
export type Person = 'gameMaster' | Player
export const people: readonly Person[] = ['gameMaster', ...players]

export const characterOf = (player: Player) => `characters/${player}`
export const playerOf = (characterId: string) => players.find((player) => characterOf(player) === characterId)

/** The name of combatants that stay unknown. No player may ever receive it. */
export const SECRET = 'Zugzwang'

/** Everybody has some ropes at first. */
export const ROPE = 'items/rope'
export const ROPES = 3
export const WAGON = 'characters/wagon'

const BRAWN = [1, 2, 3, 4, 1]
const MAX_HP = 12
export const STRAIN = 11
/** Everybody wears a coat at first. */
export const COAT = 'items/mail-coat'
export const COAT_SOAK = 2

/** A party member outside a fight and without armor: soak equals brawn. */
export function bearerOfParty(characterId: string): Bearer | null {
  const brawn = BRAWN[players.findIndex((player) => characterOf(player) === characterId)]
  if (brawn === undefined) return null
  return {
    key: characterId,
    woundThreshold: MAX_HP,
    strainThreshold: STRAIN,
    soak: brawn,
    group: null,
  }
}

function sheet(name: string, place: number): string {
  const characteristics = `{ brawn: ${BRAWN[place]}, agility: 3, intellect: 2, cunning: 2, willpower: 3, presence: 2 }`
  const skills = `{ melee: ${place % 3}, cool: 2, vigilance: 1, perception: ${place % 4}, discipline: 1, medicine: ${place % 2} }`
  const figures = `characteristics: ${characteristics}\nskills: ${skills}\nmaxHp: ${MAX_HP}\nstrainThreshold: ${STRAIN}\n`
  return `---\nname: ${name}\ntags: [party-member]\ninventory: { ${COAT}: 1, ${ROPE}: ${ROPES} }\ntalents: { talents/second-look: 1, talents/held-breath: 1 }\n${figures}---\n`
}

const talentOf = (name: string, effect: string) => `---\nname: ${name}\neffect: '${effect}'\n---\n`

const campaign: CampaignFiles = {
  'campaign.yaml': 'name: Six at a table\ndice: [force]\npoints: destiny\n',
  [`${ROPE}.md`]: '---\nname: Rope\n---\n',
  [`${WAGON}.md`]:
    '---\nname: Wagon\nreveal: name\nvehicle: { speed: 2, silhouette: 2, hull: 10, systemStrain: 6 }\n---\n',
  // Each costs one strain. One is used with a roll, the other after it.
  'talents/held-breath.md': talentOf('Held Breath', '+1 boost on cool or discipline, pay 1 strain'),
  'talents/second-look.md': talentOf('Second Look', 'reroll 1 yours on perception or melee, pay 1 strain'),
  [`${COAT}.md`]: `---\nname: Mail coat\nproperties: { item_type: armor, soak: ${COAT_SOAK} }\n---\n`,
  // Players know their name. A fight has several of them.
  'characters/brute.md':
    '---\nname: Brute\nreveal: name\nmaxHp: 9\ncharacteristics: { brawn: 2 }\nproperties: { adversary: rival, soak: 3 }\n---\n',
  ...Object.fromEntries(players.map((player, place) => [`characters/${player}.md`, sheet(player, place)])),
}

/** The outcome of a call. */
export type Reply<Name extends OperationName> =
  | { readonly ok: true; readonly answer: AnswerOf<Name>; readonly text: string }
  | { readonly ok: false; readonly status: number; readonly text: string }

export type Ask = <Name extends OperationName>(
  operation: Name,
  params: ParamsOf<Name>,
  idempotencyKey?: string,
) => Promise<Reply<Name>>

export interface Seat {
  readonly who: Person
  readonly cookie: string
  readonly ask: Ask
}

export interface TableOfSix {
  readonly testServer: TestServer
  readonly address: string
  readonly seats: readonly Seat[]
}

/** The real server in memory, with one game master and five players. */
export async function openTableOfSix(): Promise<TableOfSix> {
  const testServer = await openTestServer(campaign)
  const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const seats: Seat[] = []
  for (const who of people) {
    const part = who === 'gameMaster' ? { role: who } : ({ role: 'player', characterId: characterOf(who) } as const)
    const cookie = await testServer.signIn({ ...part, firstName: who })
    seats.push({ who, cookie, ask: askAs(testServer, cookie) })
  }
  return { testServer, address, seats }
}

function askAs(testServer: TestServer, cookie: string): Ask {
  const caller = callerWith(testServer, cookie)
  return async (operation, params, idempotencyKey) => {
    const { status, body, text } = await caller(operation, params, idempotencyKey)
    if (status >= 500) throw new Error(`${operation} ${JSON.stringify(params)}: ${text}`)
    if (status !== 200) return { ok: false, status, text }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what the operation declares
    return { ok: true, answer: body as AnswerOf<typeof operation>, text }
  }
}
