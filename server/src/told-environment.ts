import process from 'node:process'

import type { Environment } from './environment.ts'
import type { SignIn } from './sign-in/sign-in.ts'

/** Settings by name, as a game master may read them. */
export type Told = Readonly<Record<string, string>>

/**
 * What may be told of a host's settings: only what is written here. Of what is secret (AUTH_SECRET, API_KEY), of people (GM_EMAIL) and of
 * the machine's folders no more than whether it is set.
 */
export function toldEnvironment(environment: Environment, signIn: SignIn['config']['kind']): Told {
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
    LOG_LEVEL: environment.logLevel,
    GM_EMAIL: isSet(environment.gmEmail),
    AUTH_SECRET: isSet(environment.authSecret),
    API_KEY: isSet(environment.apiKey),
    METRICS_KEY: isSet(environment.metricsKey),
    IMAGES_URL: environment.imageService ? new URL(environment.imageService.url).origin : NOT_SET,
    IMAGES_KEY: isSet(environment.imageService?.key ?? null),
  }
}

const NOT_SET = 'not set'
const isSet = (value: string | null) => (value === null ? NOT_SET : 'set')
const listed = (values: readonly string[]) => values.join(', ') || NOT_SET
