import { describe, expect, it } from 'vitest'

import { imagePrompt, withDefaultOptions, type PromptSubject } from './image-prompt.ts'

const kessa: PromptSubject = {
  type: 'character',
  name: 'Kessa Vane',
  description: 'Tidewalker of Low Tarrow. Knows the road in the dark.',
  visualDescription: 'Lean and weather-brown, hood up',
  properties: { species: 'human', class: ['guide', 'smuggler'], age: 27, home: 'Low Tarrow' },
}
const gate: PromptSubject = {
  type: 'scene',
  name: 'The Toll Gate',
  description: 'A gate across the causeway. Two carts block it; the tide is rising',
  visualDescription: 'Wet stone. One lamp.',
  properties: {},
}
const bell: PromptSubject = {
  ...gate,
  type: 'item',
  name: 'Tide bell',
  description: 'A bell "of bronze." It rings by itself.',
  visualDescription: '',
}

const END = 'No text, letters, frame or signature.'

describe('the prompt of an image', () => {
  it.each([
    [
      'realistic',
      'fantasy digital painting',
      'A detailed face, expressive eyes, soft light from the side, a plain muted background.',
    ],
    ['fantasy', 'fantasy digital painting', 'Fantasy art, painterly, rich in detail, with dramatic light.'],
    ['cartoon', 'cartoon', 'Cartoon, with bold outlines, flat colors and clear shapes.'],
    ['sketch', 'pencil sketch', 'Pencil sketch on paper, hand-drawn, with hatching and no color.'],
  ] as const)('[GEN-2] is, for a portrait in style %s, a shoulders-up %s', (style, medium, look) => {
    expect(imagePrompt(kessa, withDefaultOptions('character', { style }))).toBe(
      `Shoulders-up ${medium} of Kessa Vane. Tidewalker of Low Tarrow. Knows the road in the dark. ` +
        `Lean and weather-brown, hood up. Species: human. Class: guide, smuggler. Age: 27. ${look} ${END}`,
    )
  })

  it('[GEN-2] is realistic for portraits by default, and leaves out unknown properties', () => {
    const stranger = { ...kessa, description: '', visualDescription: '', properties: { species: '' } }
    expect(imagePrompt(stranger, withDefaultOptions('character', {}))).toBe(
      `Shoulders-up fantasy digital painting of Kessa Vane. A detailed face, expressive eyes, soft light from the side, a plain muted background. ${END}`,
    )
  })

  it('[GEN-3] is, for other types, the type, the name, the first sentence and the style, fantasy by default', () => {
    expect(imagePrompt(bell, withDefaultOptions('item', {}))).toBe(
      `Item "Tide bell". A bell "of bronze." Fantasy art, painterly, rich in detail, with dramatic light. ${END}`,
    )
    expect(imagePrompt(bell, withDefaultOptions('item', { style: 'realistic' }))).toBe(
      `Item "Tide bell". A bell "of bronze." Photorealistic, with natural light and true materials. ${END}`,
    )
  })

  it.each([
    [undefined, 'A battle map seen from straight above, for tokens to be moved on, without grid or figures.', true],
    ['battlemap', 'A battle map seen from straight above, for tokens to be moved on, without grid or figures.', true],
    ['fpv', 'Seen in the first person, at eye level.', true],
    ['isometric', 'An isometric view from above at an angle.', false],
    ['wide', 'A wide view of the place in its surroundings.', false],
  ] as const)(
    '[GEN-4] names the perspective %s of a scene, with the whole description for a map and in the first person',
    (perspective, view, whole) => {
      const described = `A gate across the causeway.${whole ? ' Two carts block it; the tide is rising.' : ''}`
      expect(imagePrompt(gate, withDefaultOptions('scene', { perspective, style: 'sketch' }))).toBe(
        `Scene "The Toll Gate". ${described} Wet stone. One lamp. ${view} Pencil sketch on paper, hand-drawn, with hatching and no color. ${END}`,
      )
    },
  )
})
