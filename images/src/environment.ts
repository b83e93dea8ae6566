import path from 'node:path'

import * as z from 'zod'

import { checkPainter, type PainterSettings, painterSettings, painterVariables } from './painters/painter-settings.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4870' })

/** Every setting of the image service, with its default. `docs/images.md` explains them. */
const variables = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4871),
    HOST: z.string().default('127.0.0.1'),
    IMAGES_KEY: z.string('must be set to the key shared with the server').min(16, 'must have at least 16 characters'),
    IMAGES_CALLBACK: address,
    IMAGES_DIR: z.string().optional(),
    DATA_DIR: z.string().default('./data'),
    ...painterVariables,
  })
  .check(checkPainter)

export const settingNames: readonly string[] = Object.keys(variables.shape)

export interface Environment extends PainterSettings {
  /** 0 selects any free port. */
  readonly port: number
  readonly host: string
  readonly key: string
  /** The address for deliveries. An order may name another address with the same origin. */
  readonly callback: URL
  /** Absolute path of the folder for undelivered pictures. */
  readonly dir: string
}

export type ReadEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  /** One line per invalid variable. */
  | { readonly ok: false; readonly wrong: readonly string[] }

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
      ...painterSettings(found),
    },
  }
}
