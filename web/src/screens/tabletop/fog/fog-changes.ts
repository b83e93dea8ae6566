import type { QueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'
import type { FogOperation } from '@waybook/rules'

import { call, newIdempotencyKey } from '#api/call.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import type { FogState, PendingFog } from './fog-state.ts'

interface Scene {
  readonly campaignId: string
  readonly sceneId: string
}

const RETRY_AFTER_MS = 1000
/** Enough time for a server to restart. */
const RETRIES_MAX = 15

/** Changes the fog of a scene: what is drawn is shown at once, and sent in order, each change once even if it has to be sent again. */
export class FogChanges {
  readonly #scene: Scene
  readonly #state: FogState
  readonly #queries: QueryClient

  constructor(scene: Scene, state: FogState, queries: QueryClient) {
    this.#scene = scene
    this.#state = state
    this.#queries = queries
  }

  /**
   * `drawn`: the steps in which the page shows it already. Changes with the same `stroke` are undone together. Resolves with whether the change was
   * saved.
   */
  async change(operation: FogOperation, stroke: string, drawn: readonly PendingFog[] = []): Promise<boolean> {
    const pending = drawn.length === 0 ? this.#state.draw(operation) : this.#state.join(drawn, operation)
    const { op, shape, points, radius } = operation
    const rest = { ...(points && { points: [...points] }), ...(radius !== undefined && { radius }) }
    const idempotencyKey = newIdempotencyKey()
    try {
      const { version } = await this.#inOrder(
        async () => await call('changeFog', { ...this.#scene, op, shape, ...rest, stroke }, { idempotencyKey }),
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
    announce(op === 'reveal' ? 'All of the map is clear' : 'All of the map is covered')
  }

  async undo(): Promise<void> {
    const undo = async () => (await call('undoFog', this.#scene, { idempotencyKey: newIdempotencyKey() })).undone
    await this.#outcome(undo, (undone) => (undone ? 'Fog undone' : 'There is no fog to undo'))
  }

  /** Begins anew, which cannot be undone. */
  async start(closed: boolean): Promise<void> {
    const start = async () =>
      await call('setFogStart', { ...this.#scene, closed }, { idempotencyKey: newIdempotencyKey() })
    await this.#outcome(start, () => (closed ? 'The scene starts covered' : 'The scene starts open'))
  }

  async #outcome<Answer>(work: () => Promise<Answer>, wordsFor: (answer: Answer) => string): Promise<void> {
    try {
      announce(wordsFor(await this.#inOrder(work)))
    } catch {
      announceNotSaved()
    }
    await this.#queries.invalidateQueries({ queryKey: ['getSceneMap'] })
  }

  async #inOrder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const sent = this.#queries.getMutationCache().build(this.#queries, {
      mutationFn: work,
      scope: { id: `fog ${this.#scene.sceneId}` },
      retry: (failures: number, error: Error) =>
        failures < RETRIES_MAX && error instanceof Problem && error.id === 'unavailable',
      retryDelay: RETRY_AFTER_MS,
    })
    return await sent.execute(undefined)
  }
}
