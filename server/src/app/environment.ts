import path from 'node:path'

import { checkPainter, type PainterSettings, painterSettings, painterVariables } from '@waybook/images'
import * as z from 'zod'

import { readSignInSettings, signInVariables, type SignInSettings } from '#auth/auth-settings.ts'
import type { BucketSettings } from '#blobs/s3/bucket.ts'
import { readMailServer, type MailServer } from '#runtime/mail/mail-server.ts'

import { bucketOf, bucketVariables, checkBucket } from './bucket-environment.ts'
import { isProxyAddress } from './trusted-proxies.ts'

const MB = 1024 * 1024
const DRAIN_MAX_S = 300
const port = z.coerce.number('must be a port number').int().min(1).max(65_535)
const origin = z
  .string()
  .regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://play.example.org, without a path')
const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
/** `pg` parses it. The address of a socket has no host before its path. */
const database = z
  .string()
  .refine(isPostgresUrl, 'must be an address such as postgres://user:password@host:5432/database')
const words = z.string().transform(listed)
const hostAndPort = z
  .string()
  .regex(/^[^\s/@]+:\d{1,5}$/, 'must list hosts with ports, such as 192.168.1.20:8123 or homeassistant.local:443')
const proxies = words.refine((addresses) => addresses.every(isProxyAddress), {
  error:
    'must list the addresses that your proxies connect from, such as 127.0.0.1 or 10.0.0.0/8: if every address were trusted, visitors could forge theirs',
})

const SENDER = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Does not repeat the address, which has a password. */
function noMailServer(context: z.RefinementCtx): never {
  context.addIssue('must be an address such as smtps://user:password@mail.example.org')
  return z.NEVER
}

/** All settings and their defaults. `docs/hosting.md` explains them. */
const variables = z
  .object({
    PORT: port.default(4870),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: database.optional(),
    CAMPAIGN_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and dashes')
      .default('dam3'),
    CAMPAIGN_DIR: z.string().optional(),
    PUBLIC_URL: origin.optional(),
    GM_EMAIL: z.email('must be an e-mail address').optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    METRICS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    ADDED_PICTURES_MAX_MB: z.coerce.number('must be a number of megabytes').int().min(1).default(5120),
    DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(DRAIN_MAX_S).default(0),
    APP_ORIGINS: words.pipe(z.array(origin)).default([]),
    TRUST_PROXY: proxies.default([]),
    SMTP_URL: z
      .string()
      .transform((text, context) => readMailServer(text) ?? noMailServer(context))
      .optional(),
    MAIL_FROM: z.string().regex(SENDER, 'must be a sender such as Waybook <waybook@example.org>').optional(),
    WEBHOOK_HOSTS: words.pipe(z.array(hostAndPort)).default([]),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
      .default('warn'),
    IMAGES_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as http://paint.example.org:4871' })
      .optional(),
    IMAGES_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    IMAGES_CALLBACK: origin.optional(),
    ...painterVariables,
    ...bucketVariables,
  })
  .refine((set) => set.IMAGES_URL === undefined || set.IMAGES_KEY, {
    path: ['IMAGES_KEY'],
    error: 'must be set together with IMAGES_URL, to the key that the image service uses',
  })
  .refine((set) => set.SMTP_URL === undefined || set.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set together with SMTP_URL, to the sender of the mails',
  })
  .check(checkBucket)
  .check((payload) => {
    if (payload.value.IMAGES_URL === undefined) checkPainter(payload)
  })

/** The names of all settings. */
export const settingNames: readonly string[] = [...Object.keys(variables.shape), ...signInVariables, 'NODE_ENV']

export interface Environment {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** The PostgreSQL database of records and accounts. `null` if they are in SQLite files in the data folder. It contains a password. */
  readonly databaseUrl: string | null
  readonly campaignId: string
  /** The campaign folder to import into an empty store. `null` for the bundled demo campaign. */
  readonly campaignDir: string | null
  readonly publicUrl: string | null
  readonly gmEmail: string | null
  readonly signIn: SignInSettings
  readonly authSecret: string | null
  readonly apiKey: string | null
  /** If set, `/metrics` answers requests that carry this key. */
  readonly metricsKey: string | null
  /** The maximum size of all pictures that are uploaded or generated for a campaign. */
  readonly addedPicturesMaxBytes: number
  /** How long a stopping server keeps answering, to give load balancers time to notice. */
  readonly drainSeconds: number
  readonly appOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  /** The mail server, and the sender of mails. `null` if none are sent. It contains a password. */
  readonly mail: { readonly server: MailServer; readonly from: string } | null
  /** The hosts with ports that webhooks may lead to although they are private. */
  readonly webhookHosts: readonly string[]
  /** An external image service. `null` if the server paints pictures itself. */
  readonly imageService: { readonly url: string; readonly key: string } | null
  /** The origin at which that service reaches this server. `null` for the main origin. */
  readonly imagesCallback: string | null
  /** The bucket of an S3-compatible store that holds the pictures. `null` if they are in the data folder. It contains a secret. */
  readonly bucket: BucketSettings | null
  /** The painter of a server without an image service. */
  readonly painter: PainterSettings
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export type ReadEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  /** One line per invalid variable. */
  | { readonly ok: false; readonly wrong: readonly string[] }

/** Treats an empty variable as not set, as in `PORT= npm start`. */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const read = variables.safeParse(set)
  const signIn = readSignInSettings(set)
  if (!read.success || !signIn.ok) {
    const wrong = read.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
    return { ok: false, wrong: [...wrong, ...(signIn.ok ? [] : signIn.wrong)] }
  }
  const found = read.data
  return {
    ok: true,
    environment: {
      port: found.PORT,
      host: found.HOST,
      dataDir: path.resolve(found.DATA_DIR),
      databaseUrl: found.DATABASE_URL ?? null,
      campaignId: found.CAMPAIGN_ID,
      campaignDir: found.CAMPAIGN_DIR ? path.resolve(found.CAMPAIGN_DIR) : null,
      publicUrl: found.PUBLIC_URL ?? null,
      gmEmail: found.GM_EMAIL ?? null,
      signIn: signIn.settings,
      authSecret: found.AUTH_SECRET ?? null,
      apiKey: found.API_KEY ?? null,
      metricsKey: found.METRICS_KEY ?? null,
      addedPicturesMaxBytes: found.ADDED_PICTURES_MAX_MB * MB,
      drainSeconds: found.DRAIN_SECONDS,
      appOrigins: found.APP_ORIGINS,
      trustProxy: found.TRUST_PROXY,
      mail: found.SMTP_URL && found.MAIL_FROM ? { server: found.SMTP_URL, from: found.MAIL_FROM } : null,
      webhookHosts: found.WEBHOOK_HOSTS,
      imageService:
        found.IMAGES_URL && found.IMAGES_KEY
          ? { url: found.IMAGES_URL.replace(/\/+$/, ''), key: found.IMAGES_KEY }
          : null,
      imagesCallback: found.IMAGES_CALLBACK ?? null,
      bucket: bucketOf(found),
      painter: painterSettings(found),
      logLevel: found.LOG_LEVEL,
    },
  }
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text.replace('@/', '@socket/'))
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1
}

/** Thrown when a command is used incorrectly. Printed as one line, with exit code 2. */
export class UsageError extends Error {}
