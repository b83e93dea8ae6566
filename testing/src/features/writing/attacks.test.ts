import { operations, SOURCE_MAX } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { ORIGIN } from '../../world/test-server.ts'
import { KESSA, MARL, openWriting, TARROW } from './writing-harness.ts'

const front = (body: string) => `---\nname: Tarrow\n---\n${body}`

describe.each(engines)('on $name', ({ take }) => {
  it.each([
    ['half a surrogate pair', front('\uD800')],
    ['a NUL', front('\0')],
    ['a NUL that YAML has in quotes', '---\nname: "a\\0b"\n---\n'],
    ['deep lists', front(`${'- '.repeat(9000)}a`)],
    ['deep YAML', `---\nname: a\nproperties: ${'['.repeat(9000)}\n---\n`],
    ['an anchor that multiplies', '---\na: &a [x,x]\nb: &b [*a,*a]\nname: x\n---\n'],
    ['a long body', front('a'.repeat(2_000_001))],
    ['more than any text may have', front('a'.repeat(SOURCE_MAX))],
    ['a list of open marks', front('[!secret] '.repeat(500))],
    ['tags without an end', front('<b>'.repeat(6000))],
    ['conflict markers in the front matter', '---\n<<<<<<< mine\nname: a\n=======\nname: b\n>>>>>>> theirs\n---\n'],
  ])('[WRITE-202] %s: refused as a text, and the server keeps running', async (_what, text) => {
    const { gameMaster, textOf } = await openWriting(take)
    const before = await textOf(TARROW)
    for (const [name, params] of [
      ['saveEntity', { id: TARROW, text, baseVersion: 1 }],
      ['createEntity', { type: 'item', text }],
    ] as const) {
      const { status, body } = await gameMaster(name, params)
      expect({ name, status, id: body['id'] }).toEqual({ name, status: 400, id: 'bad-params' })
    }
    expect(await textOf(TARROW)).toBe(before)
  })

  it('[WRITE-202] a body of more than 8 MB is refused before it is read', async () => {
    const { gameMaster } = await openWriting(take)
    expect((await gameMaster('saveDraft', { id: MARL, baseVersion: 1, text: 'ö'.repeat(4_300_000) })).status).toBe(413)
  })

  it('[WRITE-202] the longest text is stored unchanged', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    const text = front('日本語 '.repeat(24_000))
    await ask('saveEntity', { id: TARROW, text, baseVersion: 1 })
    expect(await textOf(TARROW)).toBe(text)
    await expectAsImported()
  })

  it('[WRITE-220] players may use no writing operation, not even for their own character', async () => {
    const { player } = await openWriting(take)
    const writing = ['saveEntity', 'deleteEntity', 'renameEntity', 'getSource', 'getHistory', 'saveDraft'] as const
    for (const name of writing) {
      const params = { id: KESSA, text: '', baseVersion: 1, name: 'x' }
      expect(operations[name].callers).toEqual({ who: 'gameMaster' })
      expect([name, (await player(name, params)).status]).toEqual([name, 403])
    }
  })

  it('[WRITE-220] a personal API key may write, with an idempotency key', async () => {
    const { ask, testServer, textOf } = await openWriting(take)
    const { key } = await ask('createApiKey', { name: 'script' })
    const call = async (params: object, idempotencyKey?: string) => {
      const payload = { operation: 'saveEntity', params, ...(idempotencyKey !== undefined && { idempotencyKey }) }
      return await testServer.app.inject({ method: 'POST', url: '/api/query', headers: { 'x-api-key': key }, payload })
    }
    const params = { id: TARROW, text: front('Written by a script.\n'), baseVersion: 1 }
    const first = await call(params, 'the-key-of-a-script')
    expect([first.statusCode, (await call(params, 'the-key-of-a-script')).body]).toEqual([200, first.body])
    expect(await textOf(TARROW)).toContain('by a script')
    expect((await call({ ...params, text: front('x') }, 'the-key-of-a-script')).statusCode).toBe(409)
  })

  it('[WRITE-220] a page of another site cannot write with the session of the game master', async () => {
    const { testServer } = await openWriting(take)
    const cookie = await testServer.signIn({ role: 'gameMaster' })
    const payload = { operation: 'deleteEntity', params: { id: MARL } }
    const headers = { cookie, origin: ORIGIN.replace('://', '://evil.') }
    expect((await testServer.app.inject({ method: 'POST', url: '/api/query', headers, payload })).statusCode).toBe(403)
  })
})
