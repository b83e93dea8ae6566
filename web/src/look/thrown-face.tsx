import { type AnyFace, dieKinds, faces, facesOf, type DieResult, type Throwable } from '@waybook/rules'

import { DieFace } from './die-face.tsx'
import { faceLabel } from './face-words.ts'

/** The upper face of a thrown die of any kind. */
export function ThrownFace({ die, face }: DieResult) {
  const kind = dieKinds.find((known) => known === die)
  return kind ? (
    <DieFace die={kind} face={faces[kind][face] ?? []} />
  ) : (
    <SpecialDieFace die={die} face={facesOf(die)[face] ?? []} />
  )
}

const square = 'M6 4h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z'
const diamond = 'M16 1.8 29.4 16 16 30.2 2.6 16Z'
const triangle = 'M16 3 30 28H2Z'
const pentagon = 'M16 2 30.460 12.500 24.930 29.500 7.070 29.500 1.540 12.500Z'
const hexagon = 'M16 1.500 28.500 8.750v14.500L16 30.500 3.500 23.250V8.750Z'

const bodies: Readonly<Record<string, string>> = {
  force: pentagon,
  fate: square,
  d4: triangle,
  d6: square,
  d8: diamond,
  d12: pentagon,
}

interface SpecialDieFaceProps {
  readonly die: Throwable
  readonly face: AnyFace
}

/** A face of a die outside pools: a number, the sign of a fate die, or the points of a force die as rings and discs. */
function SpecialDieFace({ die, face }: SpecialDieFaceProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG can only be an image by its role
      role="img"
      aria-label={faceLabel(die, face)}
      className="block w-full forced-color-adjust-none"
    >
      <path
        d={bodies[die] ?? hexagon}
        className="fill-plate-ink stroke-night"
        strokeWidth="0.8"
        strokeLinejoin="round"
      />
      {typeof face === 'number' ? (
        <Label text={die === 'fate' ? signOf(face) : String(face)} />
      ) : (
        <Points face={face} />
      )}
    </svg>
  )
}

function Label({ text }: { readonly text: string }) {
  return (
    <text
      x="16"
      y="17"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={text.length > 2 ? 10 : 13}
      className="fill-night font-serif font-semibold lining-nums"
    >
      {text}
    </text>
  )
}

/** Light is a ring and dark is a disc, so they differ without color. */
function Points({ face }: { readonly face: Exclude<AnyFace, number> }) {
  return face.map((point, index) => (
    <circle
      // oxlint-disable-next-line react/no-array-index-key -- a face never changes
      key={index}
      cx={face.length > 1 ? 11.5 + 9 * index : 16}
      cy="17"
      r="3.6"
      strokeWidth="1.8"
      className={point === 'lightside' ? 'fill-none stroke-night' : 'fill-night stroke-night'}
    />
  ))
}

const signOf = (value: number) => ({ '-1': '−', '1': '+' })[String(value)] ?? ''
