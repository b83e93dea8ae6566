import type { ImageStyle, Perspective } from '@waybook/contract'

/** What the dialog calls each style, in its order (specification, section 9). */
export const styleWords: Readonly<Record<ImageStyle, string>> = {
  fantasy: 'Fantasy Art',
  realistic: 'Photorealistic',
  cartoon: 'Cartoon',
  sketch: 'Sketch',
}

/** From where a scene is seen. */
export const perspectiveWords: Readonly<Record<Perspective, string>> = {
  battlemap: 'Battle map',
  fpv: 'First person',
  isometric: 'Isometric',
  wide: 'Wide view',
}

/** The models on offer, the first being the default. Which is chosen stays in the dialog: the image service decides by its own settings. */
export const imageModels = ['gpt-5 (Highest Quality)', 'gpt-4o (Fast)', 'gpt-4o-mini (Economy)'] as const
