import { expect, it } from 'vitest'

import { readEnvironment } from './environment.ts'
import { publicSettings } from './public-settings.ts'

const secrets = {
  AUTH_SECRET: 'a secret of more than thirty-two letters',
  API_KEY: 'a key of sixteen letters or more',
  GM_EMAIL: 'bram@lowtarrow.example',
  IMAGES_KEY: 'a key that only painters know of all',
  DATA_DIR: '/srv/where-all-is-kept',
  CAMPAIGN_DIR: '/srv/where-it-is-written',
}
const open = {
  PORT: '5000',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://play.example.org',
  APP_ORIGINS: 'https://one.example,https://two.example',
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'info',
  IMAGES_URL: 'http://127.0.0.1:4999',
}

function sent(given: Record<string, string>) {
  const read = readEnvironment(given)
  if (!read.ok) throw new Error(read.wrong.join('\n'))
  return publicSettings(read.environment, 'local')
}

it('[ADM-7] shows settings that are not secret', () => {
  expect(sent({ ...open, ...secrets })).toMatchObject({
    ...open,
    APP_ORIGINS: 'https://one.example, https://two.example',
    AUTH: 'local',
  })
})

it('[ADM-7] shows only whether secrets, e-mail addresses and folders are set', () => {
  const settings = sent({ ...open, ...secrets })
  for (const secret of Object.values(secrets)) expect(JSON.stringify(settings)).not.toContain(secret)
  for (const name of ['AUTH_SECRET', 'API_KEY', 'GM_EMAIL', 'IMAGES_KEY', 'CAMPAIGN_DIR'])
    expect(settings[name]).toBe('set')
})

it('[ADM-7] shows which settings are not set', () => {
  const settings = sent({})
  for (const name of ['AUTH_SECRET', 'API_KEY', 'GM_EMAIL', 'PUBLIC_URL', 'TRUST_PROXY', 'CAMPAIGN_DIR'])
    expect(settings[name]).toBe('not set')
})

it('[ADM-7] without an image service, shows that the server paints pictures itself', () => {
  expect(sent({})).toMatchObject({ IMAGES_URL: 'not set: the server paints pictures itself', IMAGES_KEY: 'not set' })
})

it('[ADM-7] shows where a bucket is, but not its keys', () => {
  const keys = { IMAGES_ACCESS_KEY_ID: 'AKIA-of-the-bucket', IMAGES_SECRET_ACCESS_KEY: 'only the bucket knows' }
  const place = { IMAGES_BUCKET: 'pictures', IMAGES_ENDPOINT: 'https://s3.example', IMAGES_REGION: 'eu-1' }
  const settings = sent({ ...keys, ...place })
  expect(settings).toMatchObject({ ...place, IMAGES_ACCESS_KEY_ID: 'set', IMAGES_SECRET_ACCESS_KEY: 'set' })
  for (const key of Object.values(keys)) expect(JSON.stringify(settings)).not.toContain(key)
  expect(sent({})).toMatchObject({ IMAGES_BUCKET: 'not set: pictures are in the data folder' })
})

it('[ADM-7] never shows any other environment variable', () => {
  expect(JSON.stringify(sent({ SOMETHING_ELSE: 'hush' }))).not.toContain('hush')
})
