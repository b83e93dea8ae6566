import type { SceneMap } from '@waybook/contract'
import {
  fogGrid,
  foldOperations,
  uniformMask,
  withOperation,
  type FogGrid,
  type FogMask,
  type FogOperation,
} from '@waybook/rules'

import type { FogChange } from '#api/live/live.ts'

import type { HandOperation } from './fog-tool.ts'
import { inflateMask } from './inflate-mask.ts'

/** A change by this page that the server's mask may not contain yet. */
interface Pending {
  readonly operation: FogOperation
  /** The version that contains the change; `null` until the server answers. */
  version: number | null
}

/** The fog as the server sends it. */
interface FogTexts {
  readonly mask: string
  /** On scenes with sight: the cells for which the mask counts. */
  readonly byHand?: string | null | undefined
}

/** A scene's fog on the game master's page: the server's mask plus this page's pending changes. */
export class FogState {
  readonly sceneId: string
  #version = -1
  #mask: FogMask
  #shown: FogMask
  #pending: readonly Pending[] = []
  readonly #listeners = new Set<() => void>()

  constructor({ sceneId, width, height }: SceneMap) {
    this.sceneId = sceneId
    this.#mask = uniformMask(fogGrid({ width, height }), true)
    this.#shown = this.#mask
  }

  /** The mask including this page's pending changes. */
  readonly shown = (): FogMask => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Adopts the fog from an answer, unless it is stale. */
  async adopt({ version, fog }: Pick<SceneMap, 'version' | 'fog'>): Promise<void> {
    if (version <= this.#version) return
    await this.#take(version, fog)
  }

  /** Applies a change from the server. Returns `false` if it doesn't fit the known version; the caller then refetches the map. */
  async apply({ version, after, operation, mask, byHand }: FogChange): Promise<boolean> {
    if (version <= this.#version) return true
    if (mask !== undefined) await this.#take(version, { mask, byHand })
    else if (operation && after === this.#version) this.#put(version, withOperation(this.#mask, operation))
    return version <= this.#version
  }

  /** Shows a change at once. The caller reports its result with `settle`. */
  draw(operation: HandOperation): Pending {
    const pending: Pending = { operation: asShown(operation), version: null }
    this.#pending = [...this.#pending, pending]
    this.#show(withOperation(this.#shown, pending.operation))
    return pending
  }

  /** `version` is the one that contains the change. `null` drops the change because the server refused it or the page replaced it. */
  settle(pending: Pending, version: number | null): void {
    pending.version = version
    if (version === null) this.#pending = this.#pending.filter((one) => one !== pending)
    this.#fold()
  }

  /** Replaces several changes by one that covers the same cells, for example the small steps of a stroke. */
  join(parts: readonly Pending[], operation: HandOperation): Pending {
    const whole: Pending = { operation: asShown(operation), version: null }
    this.#pending = [...this.#pending.filter((one) => !parts.includes(one)), whole]
    return whole
  }

  async #take(version: number, fog: FogTexts | null): Promise<void> {
    const { grid } = this.#mask
    const mask = fog ? await this.#read(grid, fog) : uniformMask(grid, true)
    if (version > this.#version) this.#put(version, mask)
  }

  /** The fog is what the hand covers. Where tokens decide what is seen, nothing is covered by hand. */
  async #read(grid: FogGrid, { mask: text, byHand }: FogTexts): Promise<FogMask> {
    const mask = await inflateMask(grid, text)
    return typeof byHand === 'string' ? withoutHand(mask, await inflateMask(grid, byHand)) : mask
  }

  #put(version: number, mask: FogMask): void {
    this.#version = version
    this.#mask = mask
    this.#fold()
  }

  #fold(): void {
    this.#pending = this.#pending.filter((one) => one.version === null || one.version > this.#version)
    this.#show(
      foldOperations(
        this.#mask,
        this.#pending.map(({ operation }) => operation),
      ),
    )
  }

  #show(mask: FogMask): void {
    this.#shown = mask
    this.#listeners.forEach((listener) => listener())
  }
}

export type PendingFog = ReturnType<FogState['draw']>

/** Cells that are left to sight are not covered, like those that the hand clears. */
function asShown({ op, ...shape }: HandOperation): FogOperation {
  return { ...shape, op: op === 'release' ? 'reveal' : op }
}

/** Reveals the cells that no hand has touched. */
function withoutHand({ grid, bits }: FogMask, byHand: FogMask): FogMask {
  const all = uniformMask(grid, true).bits
  return { grid, bits: bits.map((byte, at) => byte | (~(byHand.bits[at] ?? 0) & (all[at] ?? 0))) }
}
