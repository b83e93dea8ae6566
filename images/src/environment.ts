import path from 'node:path'

import * as z from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4870' })

/** Every setting of the image service, with its default. `docs/images.md` explains them. */
const variables = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4871),
    HOST: z.string().default('127.0.0.1'),
    IMAGES_KEY: z.string('must be set to the key shared with the server').min(16, 'must have at least 16 characters'),
    IMAGES_CALLBACK: address,
    IMAGES_DIR: z.string().optional(),
    IMAGES_AT_ONCE: z.coerce.number('must be a number').int().min(1).max(64).optional(),
    DATA_DIR: z.string().default('./data'),
    PAINTER: z.enum(['atelier', 'openai', 'sdweb'], 'must be atelier, openai or sdweb').default('atelier'),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: address.optional(),
    OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.5-sunburst'),
    SD_WEBUI_URL: address.optional(),
  })
  .refine((set) => set.PAINTER !== 'openai' || set.OPENAI_API_KEY, {
    path: ['OPENAI_API_KEY'],
    error: 'must be set when PAINTER is openai',
  })
  .refine((set) => set.PAINTER !== 'sdweb' || set.SD_WEBUI_URL, {
    path: ['SD_WEBUI_URL'],
    error: 'must be set when PAINTER is sdweb',
  })

export const settingNames: readonly string[] = Object.keys(variables.shape)

export interface Environment {
  /** 0 selects any free port. */
  readonly port: number
  readonly host: string
  readonly key: string
  /** Where pictures are delivered unless an order names another address of the same origin. */
  readonly callback: URL
  /** Absolute path of the folder for pictures that are painted but not yet delivered. */
  readonly dir: string
  readonly concurrency: number
  readonly painter: 'atelier' | 'openai' | 'sdweb'
  readonly openai: { readonly apiKey: string; readonly baseUrl: string | null; readonly model: string }
  readonly sdWebui: string
}

export type ReadEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  /** One line per invalid variable. */
  | { readonly ok: false; readonly wrong: readonly string[] }

/**
 * Default number of pictures painted in parallel. The offline painter takes a core and about 200 MB for each, a
 * graphics card paints one at a time, and OpenAI handles several.
 */
const AT_ONCE = { atelier: 1, sdweb: 1, openai: 4 }
const CALLBACK_PATH = '/api/images/callback'

/** An empty variable counts as not set. */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const read = variables.safeParse(set)
  if (!read.success)
    return { ok: false, wrong: read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
  const found = read.data
  const callback = new URL(found.IMAGES_CALLBACK)
  return {
    ok: true,
    environment: {
      port: found.PORT,
      host: found.HOST,
      key: found.IMAGES_KEY,
      callback: callback.pathname === '/' ? new URL(CALLBACK_PATH, callback) : callback,
      dir: path.resolve(found.IMAGES_DIR ?? path.join(found.DATA_DIR, 'undelivered')),
      concurrency: found.IMAGES_AT_ONCE ?? AT_ONCE[found.PAINTER],
      painter: found.PAINTER,
      openai: {
        apiKey: found.OPENAI_API_KEY ?? '',
        baseUrl: found.OPENAI_BASE_URL ?? null,
        model: found.OPENAI_IMAGE_MODEL,
      },
      sdWebui: found.SD_WEBUI_URL ?? '',
    },
  }
}
