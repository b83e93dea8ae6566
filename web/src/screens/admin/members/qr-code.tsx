import { encode } from 'uqr'

/** Modules of light that scanners want around a code. */
const MARGIN = 4

/** Dark on white in both schemes, as scanners know it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { border: MARGIN })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-plate bg-night-ink forced-color-adjust-none"
    >
      <path d={path} className="fill-night" />
    </svg>
  )
}
