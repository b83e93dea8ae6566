import { contourLines, type Ground } from './contour-lines.ts'

const EVERY_STRONG = 4

/** The quiet lines behind empty places, in the colour of the text; stands in an `svg`. */
export function Contours({ stroke, ...ground }: Ground & { readonly stroke: number }) {
  return (
    <g fill="none" stroke="currentColor">
      {contourLines(ground).map((line, index) => (
        <path key={line} d={line} strokeWidth={(index + 1) % EVERY_STRONG === 0 ? stroke * 1.8 : stroke} />
      ))}
    </g>
  )
}
