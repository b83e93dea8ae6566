import { Contours } from './contours.tsx'

/** A map with a path that ends, for pages without content. */
export function OffTheMap() {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="aspect-[1.6] w-full max-w-140 rounded-plate border border-line bg-surface text-control forced-color-adjust-none"
    >
      <g className="opacity-50">
        <Contours seed="where the road ends" width={640} height={400} levels={11} stroke={1.2} />
      </g>
      <path
        d="M-10 352C90 344 118 286 196 282S318 296 360 236"
        fill="none"
        strokeWidth="5"
        strokeDasharray="14 13"
        className="stroke-ink-2"
      />
      <g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-mark">
        <path d="M372 190 408 226M408 190 372 226" />
      </g>
    </svg>
  )
}
