import type { SceneMap } from '@waybook/contract'
import { fogGrid, foldOperations, uniformMask, withOperation, type FogMask, type FogOperation } from '@waybook/rules'

import type { FogChange } from '#api/live/live.ts'

/** A change of this page that the server's mask may not contain yet. */
interface Pending {
  readonly operation: FogOperation
  /** The version that contains it; `null` until the server has answered. */
  version: number | null
}

/** A scene's fog as the game master's page knows it: the server's mask, and upon it what this page has drawn since. */
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

  /** The mask with everything that this page has drawn. */
  readonly shown = (): FogMask => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes the fog of an answer, unless a newer one is known. */
  async adopt({ version, fog }: Pick<SceneMap, 'version' | 'fog'>): Promise<void> {
    if (version <= this.#version) return
    await this.#take(version, fog?.mask)
  }

  /** Takes a change of which the server tells. Returns whether it could be applied to what is known; if not, the map has to be fetched. */
  async apply({ version, after, operation, mask }: FogChange): Promise<boolean> {
    if (version <= this.#version) return true
    if (mask !== undefined) await this.#take(version, mask)
    else if (operation && after === this.#version) this.#put(version, withOperation(this.#mask, operation))
    return version <= this.#version
  }

  /** Shows a change at once. The caller says with `settle` what has become of it. */
  draw(operation: FogOperation): Pending {
    const pending: Pending = { operation, version: null }
    this.#pending = [...this.#pending, pending]
    this.#show(withOperation(this.#shown, operation))
    return pending
  }

  /** `version`: the one that contains the change; `null` if the server has refused it. Of one that is drawn better by another, also `null`. */
  settle(pending: Pending, version: number | null): void {
    pending.version = version
    if (version === null) this.#pending = this.#pending.filter((one) => one !== pending)
    this.#fold()
  }

  /** Puts one change in the place of others that cover the same cells together, such as the small steps of a stroke. */
  join(parts: readonly Pending[], operation: FogOperation): Pending {
    const whole: Pending = { operation, version: null }
    this.#pending = [...this.#pending.filter((one) => !parts.includes(one)), whole]
    return whole
  }

  async #take(version: number, text: string | undefined): Promise<void> {
    const { grid } = this.#mask
    const mask = text === undefined ? uniformMask(grid, true) : { grid, bits: await inflated(text) }
    if (version > this.#version) this.#put(version, mask)
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

async function inflated(text: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
