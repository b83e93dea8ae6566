import { rareUi } from '@waybook/messages/rareUi'
import { encode } from 'uqr'

/** The quiet zone that scanners need around a code, in modules. */
const MARGIN = 4

/** Dark on light in both color schemes, because scanners expect that. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { border: MARGIN })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <figure>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
        className="size-44 rounded-plate bg-night-ink forced-color-adjust-none"
      >
        <path d={path} className="fill-night" />
      </svg>
      <figcaption className="mt-1 text-12 text-ink-2">{rareUi.scanLink()}</figcaption>
    </figure>
  )
}
