import { randomUUID } from 'node:crypto'

import type { Check, Encounter, OperationName, ParamsOf, PlayCondition } from '@waybook/contract'
import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { readEncounter } from '@waybook/server/features/encounters/queries.ts'

import { CAMPAIGN_ID } from '../world/test-server.ts'
import { ConditionsModel } from './conditions-model.ts'
import type { FightModel } from './fight-model.ts'
import { HandsModel } from './hands-model.ts'
import { PlayScreen } from './play-screen.ts'
import { bearerOf, PointsModel, type Bearer } from './points-model.ts'
import { StoryModel } from './story-model.ts'
import {
  bearerOfParty,
  characterOf,
  people,
  players,
  ROPE,
  ROPES,
  type Person,
  type Reply,
  type Seat,
  type TableOfSix,
} from './table-of-six.ts'
import { WaitingDiceModel } from './waiting-dice-model.ts'

/** One in `SENT_TWICE` calls is sent twice, as if its answer was lost. Before one in `CUT` calls a screen is disconnected. */
const SENT_TWICE = 6
const CUT = 12
/** The number of characters to log from the end of a refusal, which has the reason. */
const LINE = 160
const POINTS = { players: 5, gameMaster: 2 }

/** An evening of play generated from a seed, with assertions about it. */
export class Play {
  readonly screens: readonly PlayScreen[]
  readonly story = new StoryModel(POINTS.players, POINTS.gameMaster)
  readonly points = new PointsModel()
  readonly conditions = new ConditionsModel()
  readonly waiting = new WaitingDiceModel()
  readonly hands = new HandsModel()
  /** The ropes of the whole party, which nobody makes or loses. */
  readonly ropes = players.length * ROPES
  /** The injuries in treatment, by `<check> <character>`. */
  readonly treated = new Map<string, string>()
  /** The dark points that also cost a point of the own side. */
  readonly darkFlips = new Set<string>()
  /** The effects of the newest applied result, by `<check> <character>`. */
  readonly applied = new Map<string, readonly string[]>()
  /** The characters who wear their coats. */
  readonly worn = new Set(players.map(characterOf))
  /** Functions that undo an effect in the models, by its id; each returns whether undo is possible. */
  readonly undoing = new Map<string, () => boolean>()
  readonly log: string[] = []
  /** The ids of combatants and slots that no player has ever known. */
  readonly secretIds = new Set<string>()
  fight: FightModel | null = null
  /** The numbers of calls that succeeded, and that were refused by the rules. */
  readonly counts = { done: 0, refused: 0 }
  /** The number of calls of each operation that succeeded. */
  readonly doneBy: Record<string, number> = {}
  readonly #table: TableOfSix
  readonly #chance: Chance

  constructor(table: TableOfSix, seed: number, since: number) {
    this.#table = table
    this.#chance = new Chance(seed, 0)
    this.screens = table.seats.map((seat) => new PlayScreen(seat, { address: table.address, since }))
  }

  async open(): Promise<void> {
    await this.must('gameMaster', 'setStoryPoints', POINTS)
    for (const player of players) this.hands.add(characterOf(player), ROPE, ROPES)
    for (const screen of this.screens) await screen.open()
  }

  /** Returns true once in `inTimes` calls, at random. */
  once(inTimes: number): boolean {
    return this.upTo(inTimes - 1) === 0
  }

  upTo(most: number): number {
    return Math.floor(this.#chance.next() * (most + 1))
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.upTo(items.length - 1)]
  }

  anybody(): Person {
    return this.pick(people) ?? 'gameMaster'
  }

  seat(who: Person): Seat {
    const found = this.#table.seats.find((one) => one.who === who)
    if (!found) throw new Error(`Nobody is called ${who}`)
    return found
  }

  /** Calls an operation, sometimes with a lost answer or a disconnected screen. */
  async call<Name extends OperationName>(who: Person, operation: Name, params: ParamsOf<Name>): Promise<Reply<Name>> {
    this.log.push(`${who} ${operation} ${JSON.stringify(params)}`)
    if (this.once(CUT)) await this.pick(this.screens)?.cut()
    const key = randomUUID()
    const { ask } = this.seat(who)
    const replies = [ask(operation, params, key)]
    if (this.once(SENT_TWICE)) replies.push(ask(operation, params, key))
    const [reply, again] = await Promise.all(replies)
    if (!reply) throw new Error('unreachable')
    if (again && (again.ok !== reply.ok || (reply.ok && again.text !== reply.text)))
      this.fail(`answered a retry in another way: ${reply.text} and then ${again.text}`)
    this.counts[reply.ok ? 'done' : 'refused'] += 1
    if (reply.ok) this.doneBy[operation] = (this.doneBy[operation] ?? 0) + 1
    this.log.push(reply.ok ? '  done' : `  ${reply.status} ${reply.text.slice(-LINE)}`)
    return reply
  }

  /** Like `call`, and asserts whether it succeeds. */
  async expect<Name extends OperationName>(
    isDone: boolean,
    who: Person,
    operation: Name,
    params: ParamsOf<Name>,
  ): Promise<Reply<Name>> {
    const reply = await this.call(who, operation, params)
    if (reply.ok !== isDone) this.fail(isDone ? 'was refused' : 'was not refused')
    return reply
  }

  async must<Name extends OperationName>(who: Person, operation: Name, params: ParamsOf<Name>) {
    const reply = await this.expect(true, who, operation, params)
    return reply.ok ? reply.answer : this.fail('was refused')
  }

  async encounterOf(who: Person): Promise<Encounter | null> {
    const reply = await this.seat(who).ask('getEncounter', {})
    return reply.ok ? reply.answer.encounter : this.fail('could not read the encounter')
  }

  /** The bearer of wounds with this id of a combatant or a party member; `null` if it no longer exists. */
  async bearer(id: string): Promise<Bearer | null> {
    const all = (await this.encounterOf('gameMaster'))?.combatants ?? []
    const found = all.find((one) => one.id === id || (one.kind === 'character' && one.characterId === id))
    return found ? bearerOf(found) : bearerOfParty(id)
  }

  async conditionsNow(key: string): Promise<readonly PlayCondition[]> {
    const all = (await this.encounterOf('gameMaster'))?.combatants ?? []
    const found = all.find((one) => bearerOf(one).key === key)
    if (found) return found.conditions
    const reply = await this.seat('gameMaster').ask('getCharacterDynamic', { id: key })
    return reply.ok ? Object.values(reply.answer.conditionDetails ?? {}) : this.fail('could not read conditions')
  }

  /** A condition that a combatant gets during their own turn lasts for whole turns after it. */
  giveCondition(key: string, condition: PlayCondition): void {
    const acting = this.fight?.slots.find(({ id }) => id === this.fight?.turn)?.claimedBy
    const combatant = this.fight?.combatant(acting ?? null)
    const isTheirs = combatant !== undefined && [combatant.id, combatant.characterId].includes(key)
    this.conditions.give(key, condition, isTheirs ? { id: combatant.id, round: this.fight?.round ?? 0 } : null)
  }

  /** The initiative of each slot, from the store, because the server's answers do not contain it. */
  async rolled() {
    const records = this.#table.testServer.services.store.records(CAMPAIGN_ID)
    return (await readEncounter(records))?.state.slots ?? []
  }

  async checks(): Promise<readonly Check[]> {
    const reply = await this.seat('gameMaster').ask('getOpenChecks', {})
    return reply.ok ? reply.answer.checks : this.fail('could not read the checks')
  }

  async check(checkId: string): Promise<Check> {
    const reply = await this.seat('gameMaster').ask('getCheck', { checkId })
    return reply.ok ? reply.answer.check : this.fail(`could not read check ${checkId}`)
  }

  holds(isSo: boolean, what: string, details: unknown = ''): void {
    if (!isSo) this.fail(`${what} ${JSON.stringify(details)}`)
  }

  same(what: string, found: unknown, expected: unknown): void {
    this.holds(JSON.stringify(found) === JSON.stringify(expected), what, { found, expected })
  }

  fail(what: string): never {
    throw new Error(`${this.log.at(-2) ?? ''}\n${what}`)
  }
}
