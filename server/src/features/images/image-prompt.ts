import {
  DEFAULT_PERSPECTIVE,
  defaultStyleOf,
  type EntityType,
  type ImageStyle,
  type Perspective,
  type PropertyValue,
} from '@waybook/contract'

/** The input of a prompt: an entity as presented to the viewer who requests the picture. */
export interface PromptSubject {
  readonly type: EntityType
  readonly name: string
  readonly description: string
  readonly visualDescription: string
  readonly properties: Readonly<Record<string, PropertyValue>>
}

export interface ImageOptions {
  readonly style: ImageStyle
  readonly perspective: Perspective
}

const styleTexts: Readonly<Record<ImageStyle, string>> = {
  fantasy: 'Fantasy art, painterly, rich in detail, with dramatic light.',
  realistic: 'Photorealistic, with natural light and true materials.',
  cartoon: 'Cartoon, with bold outlines, flat colors and clear shapes.',
  sketch: 'Pencil sketch on paper, hand-drawn, with hatching and no color.',
}

const perspectiveTexts: Readonly<Record<Perspective, string>> = {
  battlemap: 'A battle map seen from straight above, for tokens to be moved on, without grid or figures.',
  fpv: 'Seen in the first person, at eye level.',
  isometric: 'An isometric view from above at an angle.',
  wide: 'A wide view of the place in its surroundings.',
}

const PORTRAIT_STYLE = 'A detailed face, expressive eyes, soft light from the side, a plain muted background.'
const NO_WORDS = 'No text, letters, frame or signature.'
const media: Readonly<Record<ImageStyle, string>> = {
  fantasy: 'fantasy digital painting',
  realistic: 'fantasy digital painting',
  cartoon: 'cartoon',
  sketch: 'pencil sketch',
}

/** Perspectives for which the whole description is used, not only its first sentence (specification, section 9). */
const DESCRIBED_WHOLE: ReadonlySet<Perspective> = new Set(['battlemap', 'fpv'])

/** Fills in the default style and perspective for an entity's type. */
export function withDefaultOptions(
  type: EntityType,
  wanted: { style?: ImageStyle | undefined; perspective?: Perspective | undefined },
): ImageOptions {
  return { style: wanted.style ?? defaultStyleOf(type), perspective: wanted.perspective ?? DEFAULT_PERSPECTIVE }
}

/** The prompt for an entity's picture (specification, section 9). */
export function imagePrompt(sitter: PromptSubject, { style, perspective }: ImageOptions): string {
  if (sitter.type === 'character') return portraitPrompt(sitter, style)
  const { type, name, description, visualDescription } = sitter
  const isScene = type === 'scene'
  const described = isScene && DESCRIBED_WHOLE.has(perspective) ? description : firstSentence(description)
  return together([
    `${type} "${name}"`,
    described,
    visualDescription,
    isScene ? perspectiveTexts[perspective] : '',
    styleTexts[style],
    NO_WORDS,
  ])
}

function portraitPrompt(
  { name, description, visualDescription, properties }: PromptSubject,
  style: ImageStyle,
): string {
  const facts = (['species', 'class', 'age'] as const).map((fact) => {
    const value = properties[fact]
    return value === undefined || value === '' ? '' : `${fact}: ${[value].flat().join(', ')}`
  })
  return together([
    `Shoulders-up ${media[style]} of ${name}`,
    description,
    visualDescription,
    ...facts,
    style === 'realistic' ? PORTRAIT_STYLE : styleTexts[style],
    NO_WORDS,
  ])
}

function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim())
  return first?.segment ?? ''
}

/** Joins the parts as sentences, each with a capital letter and a final period. */
function together(parts: readonly string[]): string {
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1) + (/[.!?…]["”’)]?$/.test(part) ? '' : '.'))
    .join(' ')
}
