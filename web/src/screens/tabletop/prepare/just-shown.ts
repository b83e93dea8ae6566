import { Store, useStore } from '#stores/store.ts'

/** A scene that this page just showed to players. */
export interface JustShown {
  readonly sceneId: string
  /** The scene that players saw before; `null` for none. */
  readonly before: string | null
  /** Milliseconds of `performance.now()`. */
  readonly atMs: number
}

/** How long the button Take back stays beside the scene's name. */
const OFFERED_MS = 20_000

const shown = new Store<{ readonly last: JustShown | null }>({ last: null })
let forgetting: ReturnType<typeof setTimeout> | undefined

export function useJustShown(sceneId: string): JustShown | null {
  const { last } = useStore(shown)
  return last?.sceneId === sceneId ? last : null
}

export function rememberShown(sceneId: string, before: string | null): void {
  clearTimeout(forgetting)
  shown.change({ last: { sceneId, before, atMs: performance.now() } })
  forgetting = setTimeout(forgetShown, OFFERED_MS)
}

export function forgetShown(): void {
  shown.change({ last: null })
}
