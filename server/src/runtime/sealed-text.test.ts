import { expect, it } from 'vitest'

import { openSealer } from './sealed-text.ts'

const sealer = openSealer('a secret of the installation')

it('[HOOK-9] a sealed text opens to the same text, and two seals of it differ', () => {
  const texts = ['', 'https://discord.com/api/webhooks/1/token', 'Ærø 🎲']
  for (const text of texts) expect(sealer.open(sealer.seal(text, 'a', 'row'), 'a', 'row')).toBe(text)
  expect(sealer.seal('same', 'a', 'row')).not.toBe(sealer.seal('same', 'a', 'row'))
})

it.each([
  ['another purpose', sealer, 'b', 'row', (sealed: string) => sealed],
  ['another row', sealer, 'a', 'other', (sealed: string) => sealed],
  ['another installation', openSealer('another secret'), 'a', 'row', (sealed: string) => sealed],
  ['a cut text', sealer, 'a', 'row', (sealed: string) => sealed.slice(0, -4)],
  ['plain text', sealer, 'a', 'row', () => 'hello'],
] as const)('[HOOK-9] with %s it opens to nothing', (_what, opener, purpose, row, damaged) => {
  expect(opener.open(damaged(sealer.seal('secret', 'a', 'row')), purpose, row)).toBeNull()
})
