import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** `gone`: the tile has left the view. */
export type TileState = 'loaded' | 'failed' | 'gone'

interface TileImageProps {
  readonly src: string
  /** In percent of the map. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** Whether finer tiles hide it. */
  readonly behind: boolean
  readonly onState: (state: TileState) => void
}

/** Neighboring tiles overlap by half a screen pixel, so no gap shows between them at any zoom. */
const OVERLAP = '0.5px / var(--zoom, 1)'
const AGAIN_AFTER_MS = 1000
/** A tile hidden by finer tiles reloads only after the brush that changes it has stopped. */
const BEHIND_AFTER_MS = 1000

/** One tile. When its address changes, the old picture stays until the new one is decoded. */
export function TileImage({ src, box, behind, onState }: TileImageProps) {
  const shown = useDecoded(src, behind, onState)
  if (shown === null) return null
  return (
    <img
      src={shown}
      alt=""
      data-tile
      draggable={false}
      decoding="sync"
      style={{
        left: `${box.left}%`,
        top: `${box.top}%`,
        width: `calc(${box.width}% + ${OVERLAP})`,
        height: `calc(${box.height}% + ${OVERLAP})`,
      }}
      className={`absolute max-w-none ${behind ? 'invisible' : ''}`}
    />
  )
}

/**
 * The newest address whose picture is decoded; `null` before the first. A new address waits for the previous one to load. Otherwise, while a brush
 * reveals the tile step by step, each address would cancel the one before, and nothing would show until the stroke ends. A failed request is retried
 * once.
 */
function useDecoded(src: string, behind: boolean, onState: (state: TileState) => void): string | null {
  const [shown, setShown] = useState<string | null>(null)
  const wanted = useRef(src)
  const report = useEffectEvent(onState)
  const isLoading = useRef(false)
  const loaded = useRef<string>(null)
  const left = useRef<AbortSignal>(null)
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving.signal
    return () => {
      leaving.abort()
      report('gone')
    }
  }, [])
  useEffect(() => {
    wanted.current = src
    const show = async (signal: AbortSignal) => {
      isLoading.current = true
      let loading = ''
      while (loading !== wanted.current) {
        loading = wanted.current
        const result = await loadTwice(loading, signal, () => loading !== wanted.current)
        if (result === 'gone') break
        if (result === 'loaded') {
          loaded.current = loading
          setShown(loading)
        }
        if (result === 'loaded' || loading === wanted.current) report(result)
      }
      isLoading.current = false
    }
    const start = () => {
      if (left.current && !isLoading.current && loaded.current !== src) void show(left.current)
    }
    const timer = setTimeout(start, behind ? BEHIND_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [src, behind])
  return shown
}

/** `isOutdated`: whether the address is no longer wanted, so a failure is not retried. */
async function loadTwice(src: string, signal: AbortSignal, isOutdated: () => boolean): Promise<TileState> {
  let isLoaded = await load(src, signal)
  if (!isLoaded && !isOutdated()) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    isLoaded = await load(src, signal)
  }
  if (signal.aborted) return 'gone'
  return isLoaded ? 'loaded' : 'failed'
}

/** Returns whether the picture is loaded and decoded. Stops loading a tile that has left the view. */
async function load(src: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  const image = new Image()
  signal.addEventListener('abort', () => image.complete || image.removeAttribute('src'))
  image.src = src
  return await image.decode().then(
    () => true,
    () => false,
  )
}
