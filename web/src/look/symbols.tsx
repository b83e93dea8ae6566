import type { Die } from '@waybook/rules'
import type { ReactNode } from 'react'

/** Drawn on a grid of 24 in one optical weight; opposites share nothing in outline. */
const symbols = {
  success: (
    <path
      d="M12 2.300 14.940 8.850 22.080 9.620 16.760 14.450 18.230 21.480 12 17.900 5.770 21.480 7.240 14.450 1.920 9.620 9.060 8.850Z"
      strokeWidth="1.6"
    />
  ),
  advantage: (
    <path
      d="M3.200 12.200 12 4l8.800 8.200M3.200 20 12 11.800l8.800 8.200"
      fill="none"
      strokeWidth="4"
      strokeLinejoin="miter"
    />
  ),
  triumph: (
    <path
      d="M3 16.200 1.800 6.600l5.400 3.600L12 2.600l4.800 7.600 5.400-3.600L21 16.200ZM3.200 19.200h17.600v2.400H3.200Z"
      strokeWidth="1.2"
    />
  ),
  failure: (
    <path
      d="M5.700 2.500 12 8.800l6.300-6.300 3.200 3.200L15.200 12l6.300 6.300-3.200 3.200L12 15.200l-6.300 6.300-3.200-3.200L8.800 12 2.500 5.700Z"
      strokeWidth="1"
    />
  ),
  threat: <path d="M14.600 1.600 4 13.600h6L7.600 22.400 20 9.800h-6.400l4-8.200Z" strokeWidth="1.2" />,
  despair: (
    <path
      fillRule="evenodd"
      stroke="none"
      d="M12 1.600c5.600 0 9.600 3.800 9.600 9 0 3.200-1.600 5.600-3.800 7V21a1.400 1.400 0 0 1-1.400 1.400h-1.600v-2.600h-1.500v2.600h-2.600v-2.600H9.200v2.600H7.600A1.400 1.400 0 0 1 6.200 21v-3.400c-2.200-1.400-3.800-3.800-3.800-7 0-5.200 4-9 9.600-9ZM8 8.600a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Zm8 0a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Zm-4 5.200-1.500 3h3Z"
    />
  ),
} satisfies Record<string, ReactNode>

type SymbolName = keyof typeof symbols

const isSymbolName = (name: string): name is SymbolName => Object.hasOwn(symbols, name)

export const symbolNames: readonly SymbolName[] = Object.keys(symbols).filter(isSymbolName)

export function DieSymbol({ symbol }: { readonly symbol: SymbolName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone
      role="img"
      aria-label={symbol}
      className="inline-block size-[1em] shrink-0 fill-current stroke-current align-[-0.12em] [stroke-linejoin:round]"
    >
      {symbols[symbol]}
    </svg>
  )
}

const square =
  'M6.500 4h19A2.500 2.500 0 0 1 28 6.500v19a2.500 2.500 0 0 1-2.500 2.500h-19A2.500 2.500 0 0 1 4 25.500v-19A2.500 2.500 0 0 1 6.500 4Z'
const diamond = 'M16 1.800 29.400 16 16 30.200 2.600 16Z'
const pentagon = 'M16 2 30.460 12.500 24.930 29.500 7.070 29.500 1.540 12.500Z'

/** A die is known by its shape and, on the opposing side, by its keyline; the colour only helps. */
const shapes: Record<Die, { readonly body: string; readonly keyline?: string; readonly ink: string }> = {
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
}

export function DieShape({ die }: { readonly die: Die }) {
  const { body, keyline, ink } = shapes[die]
  return (
    <svg
      viewBox="0 0 32 32"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone
      role="img"
      aria-label={`${die} die`}
      className="inline-block size-4.5 shrink-0 align-middle forced-color-adjust-none [stroke-linejoin:round]"
    >
      <path d={body} className={ink} strokeWidth="1.8" />
      {keyline === undefined ? null : <path d={keyline} fill="none" className="stroke-setback-ink" strokeWidth="1.1" />}
    </svg>
  )
}
