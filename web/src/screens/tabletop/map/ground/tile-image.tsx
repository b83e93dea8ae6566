import { useEffect, useEffectEvent, useState } from 'react'

/** `gone`: it has left the view. */
export type TileState = 'loaded' | 'failed' | 'gone'

interface TileImageProps {
  readonly src: string
  /** In percent of the map. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** Whether finer tiles hide it. */
  readonly behind: boolean
  readonly onState: (state: TileState) => void
}

/** Neighbours overlap by a part of a pixel of the screen, so that nothing shines through between them at any zoom. */
const OVERLAP = '0.5px / var(--zoom, 1)'
const AGAIN_AFTER_MS = 1000

/** One tile. When its address changes, the picture before stays until the new one is decoded. */
export function TileImage({ src, box, behind, onState }: TileImageProps) {
  const shown = useDecoded(src, onState)
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

/** The newest address whose picture is decoded; `null` before the first. What fails is asked for once more before it counts. */
function useDecoded(src: string, onState: (state: TileState) => void): string | null {
  const [shown, setShown] = useState<string | null>(null)
  const report = useEffectEvent(onState)
  useEffect(() => {
    const leaving = new AbortController()
    const show = async () => {
      const isLoaded = await loadTwice(src, leaving.signal)
      if (leaving.signal.aborted) return
      if (isLoaded) setShown(src)
      report(isLoaded ? 'loaded' : 'failed')
    }
    void show()
    return () => leaving.abort()
  }, [src])
  useEffect(() => () => report('gone'), [])
  return shown
}

async function loadTwice(src: string, signal: AbortSignal): Promise<boolean> {
  if (await load(src, signal)) return true
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
  return await load(src, signal)
}

/** Returns whether it is loaded and decoded. A tile that has left the view is not loaded any further. */
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
