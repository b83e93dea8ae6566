import { randomUUID } from 'node:crypto'

import type { Check, Encounter, OperationName, ParamsOf } from '@waybook/contract'
import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'

import type { FightModel } from './fight-model.ts'
import { PlayScreen } from './play-screen.ts'
import { StoryModel } from './story-model.ts'
import { people, type Person, type Reply, type Seat, type TableOfSix } from './table-of-six.ts'

/** One in so many calls is sent twice, as if its answer was lost, and before one in so many a screen is cut off. */
const SENT_TWICE = 6
const CUT = 12
const POINTS = { players: 5, gameMaster: 2 }

/** An evening of play that is made up from a seed, with what must be true of it. */
export class Play {
  readonly screens: readonly PlayScreen[]
  readonly story = new StoryModel(POINTS.players, POINTS.gameMaster)
  readonly log: string[] = []
  /** The ids of combatants that no player has ever known. */
  readonly secretIds = new Set<string>()
  fight: FightModel | null = null
  /** The number of calls that were carried out, and that were refused as the rules say. */
  readonly counts = { done: 0, refused: 0 }
  readonly #table: TableOfSix
  readonly #chance: Chance

  constructor(table: TableOfSix, seed: number, since: number) {
    this.#table = table
    this.#chance = new Chance(seed, 0)
    this.screens = table.seats.map((seat) => new PlayScreen(seat, { address: table.address, since }))
  }

  async open(): Promise<void> {
    await this.must('gameMaster', 'setStoryPoints', POINTS)
    for (const screen of this.screens) await screen.open()
  }

  /** Whether it happens, once in so many times. */
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

  /** Calls an operation, with what can happen on the way. */
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
    this.log.push(reply.ok ? '  done' : `  ${reply.status} ${reply.text}`)
    return reply
  }

  /** The same, where the rules say whether it is refused. */
  async expect<Name extends OperationName>(
    isDone: boolean,
    who: Person,
    operation: Name,
    params: ParamsOf<Name>,
  ): Promise<Reply<Name>> {
    const reply = await this.call(who, operation, params)
    if (reply.ok !== isDone && !isTooOften(reply)) this.fail(isDone ? 'was refused' : 'was not refused')
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

  fail(what: string): never {
    throw new Error(`${this.log.at(-2) ?? ''}\n${what}`)
  }
}

/** An account makes a hundred rolls a minute at most. */
function isTooOften(reply: { readonly ok: boolean; readonly status?: number }): boolean {
  return !reply.ok && reply.status === 429
}
