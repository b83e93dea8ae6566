import type { Token } from '@waybook/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { tokenLabel } from './token-label.ts'
import { TokenMarks } from './token-marks.tsx'

const token: Token = {
  id: 'raider',
  sceneId: 'scenes/toll-gate',
  characterId: 'characters/raider',
  position: { x: 50, y: 50 },
  size: 'medium',
  visible: true,
  number: null,
  elevation: 0,
  facing: null,
  version: 1,
  name: 'Raider',
  ofParty: false,
  picture: null,
  conditions: [],
}

/** The marks around a token, as data attributes. */
function drawn(change: Partial<Token>): string[] {
  const shown = { ...token, ...change }
  const html = renderToStaticMarkup(<TokenMarks token={shown} number={shown.number} left={null} fallen={false} />)
  return html.match(/data-[\w-]+="[^"]*"/g) ?? []
}

it.each<[string, Partial<Token>, readonly string[], string]>([
  ['on the ground has no marks', {}, [], 'Raider'],
  ['above the ground shows its height', { elevation: 2 }, ['data-elevation="+2"'], 'Raider, at +2'],
  ['below the ground shows its depth', { elevation: -1 }, ['data-elevation="−1"'], 'Raider, at −1'],
  ['that faces somewhere has a notch', { facing: 90 }, ['data-facing="90"'], 'Raider, facing 90 degrees'],
  ['of a copy has its number', { number: 2 }, ['data-badge="2"'], 'Raider 2'],
  [
    'with points has a bar for each',
    { points: { hitpoints: 3, max: 12, strain: 2, strainThreshold: 8 } },
    ['data-bar="hitpoints"', 'data-share="25"', 'data-bar="strain"', 'data-share="25"'],
    'Raider',
  ],
])('[VTT-318] a token %s', (_what, change, marks, label) => {
  expect([drawn(change), tokenLabel({ ...token, ...change })]).toEqual([marks, label])
})

it('[VTT-318] the notch points in the token’s direction', () => {
  const html = renderToStaticMarkup(
    <TokenMarks token={{ ...token, facing: 90 }} number={null} left={null} fallen={false} />,
  )
  expect(html).toContain('style="rotate:90deg"')
})
