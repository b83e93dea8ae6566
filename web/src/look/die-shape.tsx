import { dieWords } from '@waybook/messages/dieWords'
import type { Die } from '@waybook/rules'

const square =
  'M6.500 4h19A2.500 2.500 0 0 1 28 6.500v19a2.500 2.500 0 0 1-2.500 2.500h-19A2.500 2.500 0 0 1 4 25.500v-19A2.500 2.500 0 0 1 6.500 4Z'
const diamond = 'M16 1.800 29.400 16 16 30.200 2.600 16Z'
const pentagon = 'M16 2 30.460 12.500 24.930 29.500 7.070 29.500 1.540 12.500Z'

/** Dice differ by shape, and negative dice also by their keyline, so users can distinguish them without color. */
const shapes: Record<Die | 'force', { readonly body: string; readonly keyline?: string; readonly ink: string }> = {
  boost: { body: square, ink: 'fill-boost stroke-boost-edge' },
  ability: { body: diamond, ink: 'fill-ability stroke-ability-edge' },
  proficiency: { body: pentagon, ink: 'fill-proficiency stroke-proficiency-edge' },
  setback: {
    body: square,
    keyline: 'M7.400 6.400h17.200a1 1 0 0 1 1 1v17.200a1 1 0 0 1-1 1H7.400a1 1 0 0 1-1-1V7.400a1 1 0 0 1 1-1Z',
    ink: 'fill-setback stroke-setback-edge',
  },
  difficulty: { body: diamond, keyline: 'M16 4.300 27.100 16 16 27.700 4.900 16Z', ink: 'fill-difficulty' },
  challenge: {
    body: pentagon,
    keyline: 'M16 5.300 27.320 13.520 22.990 26.830 9.010 26.830 4.680 13.520Z',
    ink: 'fill-challenge',
  },
  force: { body: pentagon, ink: 'fill-plate-ink stroke-night' },
}

export function DieShape({ die }: { readonly die: Die | 'force' }) {
  return (
    <svg
      viewBox="0 0 32 32"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG can only be an image by its role
      role="img"
      aria-label={dieWords.label({ die })}
      className="inline-block size-4.5 shrink-0 align-middle forced-color-adjust-none [stroke-linejoin:round]"
    >
      <DieBody die={die} edge="1.8" />
      {die === 'force' ? <LightAndDark /> : null}
    </svg>
  )
}

/** A ring and a disc tell the Force die from the other twelve-sided dice without color. */
function LightAndDark() {
  return (
    <>
      <circle cx="11" cy="18" r="3.6" strokeWidth="2" className="fill-none stroke-night" />
      <circle cx="21" cy="18" r="4.6" className="fill-night" />
    </>
  )
}

/** Only the shape, on a 32 by 32 grid. `edge` is the stroke width; smaller drawings need a wider one. */
export function DieBody({ die, edge }: { readonly die: Die | 'force'; readonly edge: string }) {
  const { body, keyline, ink } = shapes[die]
  return (
    <>
      <path d={body} className={ink} strokeWidth={edge} />
      {keyline === undefined ? null : <path d={keyline} fill="none" className="stroke-setback-ink" strokeWidth="1.1" />}
    </>
  )
}

/** A die in one ink, for paper: positive dice are outlines, negative ones are black with a white keyline. */
export function InkDie({ die }: { readonly die: Die | 'force' }) {
  const { body, keyline } = shapes[die]
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="ink-die">
      <path d={body} strokeWidth="2.4" className={keyline === undefined ? 'ink-outline' : 'ink-solid'} />
      {keyline === undefined ? null : <path d={keyline} fill="none" strokeWidth="1.6" className="ink-keyline" />}
      {die === 'proficiency' ? <circle cx="16" cy="17.5" r="5" className="ink-solid" /> : null}
      {die === 'force' ? <circle cx="21" cy="18" r="4.6" className="ink-solid" /> : null}
    </svg>
  )
}
