import { readFileSync } from 'node:fs'

import { variablesInTables } from '@waybook/testing/stores/variables-in-tables.ts'
import { describe, expect, it } from 'vitest'

import { readEnvironment, settingNames } from './environment.ts'

describe('the environment', () => {
  it('[ENV-1] needs no variables', () => {
    expect(readEnvironment({})).toMatchObject({
      ok: true,
      environment: { port: 4870, host: '127.0.0.1', campaignId: 'dam3', campaignDir: null },
    })
  })

  it('[ENV-2] reports every invalid variable', () => {
    const read = readEnvironment({ PORT: 'abc', PUBLIC_URL: 'https://a.example/path', API_KEY: 'short', AUTH: 'ldap' })
    expect(read.ok ? [] : read.wrong.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'API_KEY',
      'AUTH',
    ])
  })

  it('[ENV-3] treats an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', GM_EMAIL: '' })).toMatchObject({
      ok: true,
      environment: { port: 4870, gmEmail: null },
    })
  })

  it('[ENV-4] splits lists at commas', () => {
    expect(readEnvironment({ APP_ORIGINS: 'http://a.example, http://b.example,' })).toMatchObject({
      environment: { appOrigins: ['http://a.example', 'http://b.example'] },
    })
  })

  it('[ENV-7] accepts the address of a PostgreSQL database, and does not repeat an invalid one', () => {
    for (const DATABASE_URL of [
      'postgres://waybook:secret@db.example:5432/waybook',
      'postgresql://waybook@/waybook?host=%2Frun%2Fpostgresql',
    ])
      expect(readEnvironment({ DATABASE_URL })).toMatchObject({ environment: { databaseUrl: DATABASE_URL } })
    for (const wrong of ['mysql://waybook:secret@db.example/waybook', 'postgres://waybook:secret@db.example:port/x'])
      expect(readEnvironment({ DATABASE_URL: wrong })).toEqual({
        ok: false,
        wrong: ['DATABASE_URL must be an address such as postgres://user:password@host:5432/database'],
      })
    expect(readEnvironment({})).toMatchObject({ environment: { databaseUrl: null } })
  })

  it('[ENV-120] accepts a bucket with its keys, at Amazon or elsewhere', () => {
    const keys = { IMAGES_ACCESS_KEY_ID: 'AKIA', IMAGES_SECRET_ACCESS_KEY: 'very/secret' }
    const bucketIn = (set: Readonly<Record<string, string>>) => {
      const read = readEnvironment({ ...keys, ...set })
      return read.ok ? read.environment.bucket : read.wrong
    }
    const [accessKeyId, secretAccessKey] = ['AKIA', 'very/secret']
    const [endpoint, region] = ['https://s3.eu-west-1.amazonaws.com', 'eu-west-1']
    expect(bucketIn({ IMAGES_BUCKET: 'pictures', IMAGES_REGION: 'eu-west-1', IMAGES_PREFIX: 'way/book' })).toEqual({
      name: 'pictures',
      endpoint,
      region,
      accessKeyId,
      secretAccessKey,
      prefix: 'way/book/',
    })
    expect(bucketIn({ IMAGES_BUCKET: 'pictures', IMAGES_ENDPOINT: 'http://garage:3900' })).toMatchObject({
      endpoint: 'http://garage:3900',
      region: 'us-east-1',
      prefix: '',
    })
    expect(readEnvironment({})).toMatchObject({ environment: { bucket: null } })
  })

  it('[ENV-120] reports what is missing or wrong about a bucket, without repeating secrets', () => {
    const wrongIn = (set: Readonly<Record<string, string>>) => {
      const read = readEnvironment(set)
      return read.ok ? [] : read.wrong.map((line) => line.split(' ')[0])
    }
    expect(wrongIn({ IMAGES_BUCKET: 'pictures' })).toEqual(['IMAGES_ACCESS_KEY_ID', 'IMAGES_SECRET_ACCESS_KEY'])
    expect(wrongIn({ IMAGES_SECRET_ACCESS_KEY: 'x', IMAGES_PREFIX: 'x' })).toEqual([
      'IMAGES_SECRET_ACCESS_KEY',
      'IMAGES_PREFIX',
    ])
    const all = {
      IMAGES_BUCKET: 'A/B',
      IMAGES_ENDPOINT: 'http://key:secret@s3',
      IMAGES_REGION: 'X',
      IMAGES_PREFIX: '../x',
    }
    expect(wrongIn(all)).toEqual([...Object.keys(all), 'IMAGES_ACCESS_KEY_ID', 'IMAGES_SECRET_ACCESS_KEY'])
    expect(JSON.stringify(readEnvironment(all))).not.toContain('secret')
  })

  it('[ENV-5] requires the key of an external image service', () => {
    const IMAGES_URL = 'http://paint.example:4871/'
    expect(readEnvironment({ IMAGES_URL })).toMatchObject({ ok: false, wrong: [expect.stringMatching(/^IMAGES_KEY /)] })
    const imageService = { url: 'http://paint.example:4871', key: 'a key of sixteen letters' }
    expect(readEnvironment({ IMAGES_URL, IMAGES_KEY: imageService.key })).toMatchObject({
      environment: { imageService },
    })
  })

  it('[ENV-5] reads the settings of the painter, and refuses an incomplete set', () => {
    const read = readEnvironment({ PAINTER: 'openai', OPENAI_API_KEY: 'secret' })
    const painter = { painter: 'openai', atOnce: 4, openai: { apiKey: 'secret', baseUrl: null } }
    expect(read).toMatchObject({ environment: { imageService: null, painter } })
    const wrong = ['OPENAI_API_KEY must be set when PAINTER is openai']
    expect(readEnvironment({ PAINTER: 'openai' })).toEqual({ ok: false, wrong })
  })

  it('[ENV-5] ignores the settings of the painter if an image service is set', () => {
    const read = readEnvironment({
      PAINTER: 'openai',
      IMAGES_URL: 'http://paint.example:4871',
      IMAGES_KEY: 'a key of sixteen letters',
    })
    expect(read).toMatchObject({ ok: true })
  })

  it.each([
    'true',
    '*',
    '1',
    '0.0.0.0/0',
    '::/0',
    '127.0.0.1,true',
    '10.0.0.0/4',
    '10.0.0.0/x',
    '10.0.0.0/33',
    'proxy',
  ])('[ENV-6] refuses TRUST_PROXY=%s, which would let visitors forge their address, with advice', (TRUST_PROXY) => {
    const read = readEnvironment({ TRUST_PROXY })
    expect(read).toMatchObject({ ok: false, wrong: [expect.stringMatching(/^TRUST_PROXY must .* such as 127/)] })
  })

  it.each(['127.0.0.1', '10.0.0.0/8, 192.168.1.7', '::1', 'fc00::/7', 'loopback,uniquelocal'])(
    '[ENV-6] accepts TRUST_PROXY=%s',
    (TRUST_PROXY) => expect(readEnvironment({ TRUST_PROXY }).ok).toBe(true),
  )

  it('[ENV-160] docs/hosting.md explains each setting once, and nothing else', () => {
    expect(variablesInTables(readFileSync('docs/hosting.md', 'utf8')).toSorted()).toEqual(settingNames.toSorted())
  })
})
