import { expect, it } from 'vitest'

import { chanceFrom } from '../drawing/chance.ts'
import { drawBrief } from './draw-brief.ts'
import type { Brief } from './prompt/brief.ts'

const brief: Brief = {
  type: 'location',
  name: 'Castle Varn',
  prompt: 'A castle at sunset',
  style: 'cartoon',
  perspective: 'battlemap',
}
const drawn = (changed: Partial<Brief>): string => {
  const { back, front } = drawBrief({ ...brief, ...changed }, chanceFrom('the same every time'))
  return back + front
}

it('[PAINT-19] the styles sketch and fantasy show the same subject', () => {
  expect(drawn({ style: 'sketch' })).toBe(drawn({ style: 'fantasy' }))
})

it.each([
  'A castle at night',
  'A castle in the snow',
  'A castle in the fog',
  'A castle on fire',
  'A castle by the sea',
  'A forest at sunset',
  'Ruins at sunset',
  'A harbour at sunset',
  'A cave at sunset',
  'A desert at sunset',
])('[PAINT-20] the words of a prompt change the drawing: %s', (prompt) => {
  expect(drawn({ name: '', prompt })).not.toBe(drawn({ name: '' }))
})

it.each(['character', 'item', 'organization', 'flora', 'fauna', 'event', 'scene'])(
  '[PAINT-20] the entity type %s has its own kind of picture',
  (type) => {
    expect(drawn({ type })).not.toBe(drawn({}))
  },
)

it('[PAINT-20] a scene is drawn in four perspectives', () => {
  const views = (['battlemap', 'fpv', 'isometric', 'wide'] as const).map((perspective) =>
    drawn({ type: 'scene', perspective }),
  )
  expect(new Set(views).size).toBe(4)
})

it.each(['character', 'location', 'item', 'organization', 'scene', 'anything'])(
  '[PAINT-21] no text of a prompt gets into the drawing of a %s',
  (type) => {
    const prompt = 'a <script>alert(1)</script> "&lt; href=file:///etc/passwd xlink:href= url(http://example.org)'
    for (const perspective of ['battlemap', 'fpv', 'isometric', 'wide'] as const)
      expect(/script|passwd|example|xlink/.test(drawn({ type, perspective, prompt, name: prompt }))).toBe(false)
  },
)
