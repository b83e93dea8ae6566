import process from 'node:process'

import type { Auth } from '#auth/auth.ts'
import type { PublicSettings } from '#features/environment/operations.ts'

import type { Environment } from './environment.ts'

/**
 * The settings that a game master may see. For secrets (AUTH_SECRET), personal data (GM_EMAIL) and folders of the machine, they say
 * only whether a value is set.
 */
export function publicSettings(environment: Environment, signIn: Auth['kind']): PublicSettings {
  return {
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    'Node.js': process.version,
    Platform: `${process.platform} ${process.arch}`,
    AUTH: signIn,
    CAMPAIGN_ID: environment.campaignId,
    CAMPAIGN_DIR: isSet(environment.campaignDir),
    PUBLIC_URL: environment.publicUrl ?? NOT_SET,
    APP_ORIGINS: listed(environment.appOrigins),
    HOST: environment.host,
    PORT: String(environment.port),
    TRUST_PROXY: listed(environment.trustProxy),
    SMTP_URL: environment.mail ? `${environment.mail.server.host}:${environment.mail.server.port}` : NOT_SET,
    MAIL_FROM: isSet(environment.mail?.from ?? null),
    WEBHOOK_HOSTS: listed(environment.webhookHosts),
    LOG_LEVEL: environment.logLevel,
    GM_EMAIL: isSet(environment.gmEmail),
    AUTH_SECRET: isSet(environment.authSecret),
    API_KEY: isSet(environment.apiKey),
    METRICS_KEY: isSet(environment.metricsKey),
    ...imageSettings(environment.imageService),
    ...bucketSettings(environment.bucket),
  }
}

function imageSettings(service: Environment['imageService']): PublicSettings {
  if (!service) return { IMAGES_URL: `${NOT_SET}: the server paints pictures itself`, IMAGES_KEY: NOT_SET }
  return { IMAGES_URL: new URL(service.url).origin, IMAGES_KEY: isSet(service.key) }
}

function bucketSettings(bucket: Environment['bucket']): PublicSettings {
  if (!bucket) return { IMAGES_BUCKET: `${NOT_SET}: pictures are in the data folder` }
  return {
    IMAGES_BUCKET: bucket.name,
    IMAGES_ENDPOINT: bucket.endpoint,
    IMAGES_REGION: bucket.region,
    IMAGES_PREFIX: bucket.prefix || NOT_SET,
    IMAGES_ACCESS_KEY_ID: isSet(bucket.accessKeyId),
    IMAGES_SECRET_ACCESS_KEY: isSet(bucket.secretAccessKey),
  }
}

const NOT_SET = 'not set'
const isSet = (value: string | null) => (value === null ? NOT_SET : 'set')
const listed = (values: readonly string[]) => values.join(', ') || NOT_SET
