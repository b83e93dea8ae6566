import { dieKinds } from '@waybook/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { DieShape, DieSymbol, symbolNames } from './symbols.tsx'

it.each(dieKinds)('the %s die has an accessible name', (die) => {
  expect(renderToStaticMarkup(<DieShape die={die} />)).toContain(`aria-label="${die} die"`)
})

it.each(symbolNames)('the symbol %s has an accessible name', (symbol) => {
  expect(renderToStaticMarkup(<DieSymbol symbol={symbol} />)).toContain(`aria-label="${symbol}"`)
})

it('no two symbols are drawn alike', () => {
  const drawings = symbolNames.map((symbol) =>
    renderToStaticMarkup(<DieSymbol symbol={symbol} />).replace(/aria-label="\w+"/, ''),
  )
  expect(new Set(drawings).size).toBe(symbolNames.length)
})
