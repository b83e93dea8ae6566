import type { QueryClient } from '@tanstack/react-query'
import { tableFog } from '@waybook/messages/tableFog'
import type { FogOperation } from '@waybook/rules'

import { call, newIdempotencyKey } from '#api/call.ts'
import type { OrderedWrite } from '#api/use-ordered-write.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import type { FogState, PendingFog } from './fog-state.ts'

interface Scene {
  readonly campaignId: string
  readonly sceneId: string
}

interface Options extends Scene {
  readonly state: FogState
  readonly queries: QueryClient
  readonly write: OrderedWrite
}

/** Changes a scene's fog. The page shows changes at once and sends them in order. Retries never apply a change twice. */
export class FogChanges {
  readonly #scene: Scene
  readonly #state: FogState
  readonly #queries: QueryClient
  readonly #write: OrderedWrite

  constructor({ campaignId, sceneId, state, queries, write }: Options) {
    this.#scene = { campaignId, sceneId }
    this.#state = state
    this.#queries = queries
    this.#write = write
  }

  /**
   * `drawn` are steps of this change that the page already shows. Undo treats changes with the same `stroke` as one. Resolves with
   * whether the change was saved.
   */
  async change(operation: FogOperation, stroke: string, drawn: readonly PendingFog[] = []): Promise<boolean> {
    const pending = drawn.length === 0 ? this.#state.draw(operation) : this.#state.join(drawn, operation)
    const { op, shape, points, radius } = operation
    const rest = { ...(points && { points: [...points] }), ...(radius !== undefined && { radius }) }
    try {
      const { version } = await this.#write(
        async (idempotencyKey) =>
          await call('changeFog', { ...this.#scene, op, shape, ...rest, stroke }, { idempotencyKey }),
      )
      this.#state.settle(pending, version)
      return true
    } catch {
      this.#state.settle(pending, null)
      announceNotSaved()
      return false
    }
  }

  async all(op: FogOperation['op']): Promise<void> {
    await this.change({ op, shape: 'all' }, newIdempotencyKey())
    announce(op === 'reveal' ? tableFog.allCleared() : tableFog.allCovered())
  }

  /** On scenes with sight: takes away all that was cleared and covered by hand. */
  async release(): Promise<void> {
    const release = async (idempotencyKey: string) =>
      await call(
        'changeFog',
        { ...this.#scene, op: 'release', shape: 'all', stroke: newIdempotencyKey() },
        { idempotencyKey },
      )
    await this.#outcome(release, () => tableFog.leftToSight())
  }

  async undo(): Promise<void> {
    const undo = async (idempotencyKey: string) => (await call('undoFog', this.#scene, { idempotencyKey })).undone
    await this.#outcome(undo, (undone) => (undone ? tableFog.undone() : tableFog.nothingToUndo()))
  }

  /** Resets the fog, which can't be undone. */
  async start(closed: boolean): Promise<void> {
    const start = async (idempotencyKey: string) =>
      await call('setFogStart', { ...this.#scene, closed }, { idempotencyKey })
    await this.#outcome(start, () => (closed ? tableFog.resetCovered() : tableFog.resetOpen()))
  }

  async #outcome<Answer>(
    work: (idempotencyKey: string) => Promise<Answer>,
    wordsFor: (answer: Answer) => string,
  ): Promise<void> {
    try {
      announce(wordsFor(await this.#write(work)))
    } catch {
      announceNotSaved()
    }
    await this.#queries.invalidateQueries({ queryKey: ['getSceneMap'] })
  }
}
