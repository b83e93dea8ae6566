import * as z from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://192.168.1.20:7860' })

/** The settings of painters, with their defaults. `docs/images.md` explains them. */
export const painterVariables = {
  PAINTER: z.enum(['atelier', 'openai', 'sdweb'], 'must be atelier, openai or sdweb').default('atelier'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.5-sunburst'),
  SD_WEBUI_URL: address.optional(),
  IMAGES_AT_ONCE: z.coerce.number('must be a number').int().min(1).max(64).optional(),
}

type Variables = z.infer<z.ZodObject<typeof painterVariables>>

export interface PainterSettings {
  readonly painter: Variables['PAINTER']
  /** The maximum of pictures that are painted at the same time. */
  readonly atOnce: number
  readonly openai: { readonly apiKey: string; readonly baseUrl: string | null; readonly model: string }
  readonly sdWebui: string
}

/** Reports the settings that the chosen painter lacks. */
export function checkPainter({ value, issues }: z.core.ParsePayload<Variables>): void {
  const needs = (name: 'OPENAI_API_KEY' | 'SD_WEBUI_URL') => {
    if (value[name] === undefined)
      issues.push({
        code: 'custom',
        input: value,
        path: [name],
        message: `must be set when PAINTER is ${value.PAINTER}`,
      })
  }
  if (value.PAINTER === 'openai') needs('OPENAI_API_KEY')
  if (value.PAINTER === 'sdweb') needs('SD_WEBUI_URL')
}

/** The offline painter needs a core and about 200 MB per picture. A graphics card paints one at a time. OpenAI handles several. */
const AT_ONCE = { atelier: 1, sdweb: 1, openai: 4 }

export function painterSettings(found: Variables): PainterSettings {
  return {
    painter: found.PAINTER,
    atOnce: found.IMAGES_AT_ONCE ?? AT_ONCE[found.PAINTER],
    openai: {
      apiKey: found.OPENAI_API_KEY ?? '',
      baseUrl: found.OPENAI_BASE_URL ?? null,
      model: found.OPENAI_IMAGE_MODEL,
    },
    sdWebui: found.SD_WEBUI_URL ?? '',
  }
}
