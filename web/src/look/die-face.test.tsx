import { dieKinds, faces, symbolPairs } from '@waybook/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { DieFace } from './die-face.tsx'
import { DieShape } from './die-shape.tsx'
import { DieSymbol } from './die-symbol.tsx'

const symbols = symbolPairs.flatMap(({ kind, harm }) => [kind, harm])

it.each(dieKinds)('the %s die has an accessible name', (die) => {
  expect(renderToStaticMarkup(<DieShape die={die} />)).toContain(`aria-label="${die} die"`)
})

it.each(symbols)('the symbol %s has an accessible name', (symbol) => {
  expect(renderToStaticMarkup(<DieSymbol symbol={symbol} />)).toContain(`aria-label="${symbol}"`)
})

it('no two symbols look the same', () => {
  const drawings = symbols.map((symbol) =>
    renderToStaticMarkup(<DieSymbol symbol={symbol} />).replace(/aria-label="\w+"/, ''),
  )
  expect(new Set(drawings).size).toBe(symbols.length)
})

it.each([
  [[], 'ability: blank'],
  [['success'], 'ability: success'],
  [['success', 'advantage'], 'ability: success and advantage'],
] as const)('[SCR-81] a face is named by its symbols', (face, name) => {
  expect(renderToStaticMarkup(<DieFace die="ability" face={face} />)).toContain(`aria-label="${name}"`)
})

it.each(dieKinds)('[SCR-81] each face of the %s die shows as many symbols as it has', (die) => {
  for (const face of faces[die])
    expect(renderToStaticMarkup(<DieFace die={die} face={face} />).split('viewBox="0 0 24 24"')).toHaveLength(
      face.length + 1,
    )
})
