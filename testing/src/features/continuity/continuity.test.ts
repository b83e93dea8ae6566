import { operations, type AnswerOf } from '@waybook/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { callerOf, type Caller } from '../../world/callers.ts'
import { openTestServer, type TestServer } from '../../world/test-server.ts'

const files = {
  'campaign.yaml': 'name: The Small Road\n',
  'characters/kessa.md':
    '---\nname: Kessa\ntags: [party-member]\nrelationships:\n  - { type: located in, to: locations/tarrow }\n  - { type: located in, to: locations/fen }\n---\nFriend of [[items/lamp]].\n',
  'characters/hask.md': '---\nname: Brother Hask\nrelationships: [{ type: located in, to: locations/tarrow }]\n---\n',
  'locations/tarrow.md': '---\nname: Tarrow\nrelationships: [{ type: part of, to: locations/reach }]\n---\n',
  'locations/fen.md': '---\nname: Fen\nrelationships: [{ type: part of, to: locations/reach }]\n---\n',
  'locations/reach.md': '---\nname: Reach\n---\n',
  'items/lamp.md': '---\nname: Lamp\n---\nIt burns.\n',
  'events/feast.md': '---\nname: Feast\n---\n',
  'scenes/gate.md': '---\nname: Gate\ntags: [start]\nexits: [{ to: scenes/yard }]\n---\n',
  'scenes/yard.md': '---\nname: Yard\n---\n',
  'scenes/attic.md': '---\nname: Attic\n---\n',
}

type Check = AnswerOf<'getContinuity'>['checks'][number]

let testServer: TestServer
let gameMaster: Caller

beforeAll(async () => {
  testServer = await openTestServer(files, { settings: { continuityQuietMs: 100 } })
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
})
afterAll(async () => await testServer.close())

const get = async () => operations.getContinuity.answer.parse((await gameMaster('getContinuity', {})).body)

/** Waits until no run is in progress, and returns the checks. */
async function settled(): Promise<readonly Check[]> {
  await expect.poll(async () => (await get()).isRunning, { interval: 200 }).toBe(false)
  return (await get()).checks
}

const sentences = (check: Check | undefined) =>
  check?.findings.map(({ sentence }) =>
    sentence.map((part) => ('text' in part ? part.text : part.entity.name)).join(''),
  )

const found = async (id: string) => sentences((await settled()).find((check) => check.id === id))

const lamp = async (body: string) => {
  const { version } = (await gameMaster('getSource', { id: 'items/lamp' })).body
  const text = `---\nname: Lamp\n---\n${body}\n`
  const saved = await gameMaster('saveEntity', { id: 'items/lamp', text, baseVersion: version })
  expect(saved.status).toBe(200)
}

it('[CON-4] the built-in continuity checks find contradictions', async () => {
  expect(await found('unmentioned')).toEqual([
    'Nothing mentions Feast',
    'Nothing mentions Attic',
    'Nothing mentions Gate',
  ])
  expect(await found('two-places')).toEqual(['Kessa is at Fen and Tarrow at once'])
  expect(await found('lost-items')).toEqual(['Lamp is carried by nobody and lies nowhere'])
  expect(await found('no-way-in')).toEqual(['No scene leads to Attic'])
  expect(await found('no-picture')).toEqual(['Brother Hask has no picture', 'Kessa has no picture'])
  expect(await found('secrets')).toEqual([])
})

it('[CON-6] a text that names a hidden page is found, and the finding disappears when the text is fixed', async () => {
  await settled()
  await lamp('Brother Hask lit it.')
  expect(await found('secrets')).toEqual(['Lamp spells out “Brother Hask”, the name of Brother Hask'])
  await lamp('Somebody lit it.\n\n> [!secret]\n> Brother Hask did.')
  expect(await found('secrets')).toEqual([])
})

it('[CON-15] a link whose shown text names a hidden page is reported as such', async () => {
  await lamp('[[characters/hask|Brother Hask]] lit it.')
  expect(await found('secrets')).toEqual([
    'Lamp spells out “Brother Hask”, the name of Brother Hask: the shown text of the link tells it',
  ])
  await lamp('[[characters/hask]] lit it.')
  expect(await found('secrets')).toEqual([])
})

it('[CON-8] a finding marked as intended does not count until one of its pages changes', async () => {
  const finding = (await settled()).find(({ id }) => id === 'lost-items')?.findings[0]
  const before = (await gameMaster('countContinuity', {})).body['findings']
  const said = { continuityCheckId: 'lost-items', findingId: finding?.id }
  expect((await gameMaster('acceptFinding', { ...said, accepted: true })).status).toBe(200)
  expect(await found('lost-items')).toEqual([])
  expect((await gameMaster('countContinuity', {})).body['findings']).toBe(Number(before) - 1)
  await gameMaster('acceptFinding', { ...said, accepted: false })
  expect(await found('lost-items')).toHaveLength(1)
  await gameMaster('acceptFinding', { ...said, accepted: true })
  await lamp('It burns again.')
  expect(await found('lost-items')).toHaveLength(1)
  expect((await gameMaster('acceptFinding', { ...said, accepted: true })).status).toBe(404)
})

it('[CON-5] [CON-9] a disabled check finds nothing, and a check that is too slow does not stop the others', async () => {
  await gameMaster('switchContinuityCheck', { continuityCheckId: 'no-picture', on: false })
  const own = { title: 'Too much', purpose: 'Counts for ever.', wording: '' }
  const program = '.decl n(x: number)\nn(x) :- x = range(0, 20000).\n.decl answer(x: number)\nanswer(x) :- n(x).'
  const { body } = await gameMaster('saveContinuityCheck', { ...own, program })
  const checks = await settled()
  expect(checks.find(({ id }) => id === 'no-picture')).toMatchObject({ isOn: false, findings: [] })
  expect(checks.find(({ id }) => id === body['continuityCheckId'])).toMatchObject({
    isOwn: true,
    wording: '{x}',
    error: expect.stringContaining('more than the 10,000 allowed') as string,
  })
  expect(sentences(checks.find(({ id }) => id === 'no-way-in'))).toEqual(['No scene leads to Attic'])
  await gameMaster('removeContinuityCheck', { continuityCheckId: body['continuityCheckId'] })
  expect((await settled()).some(({ isOwn }) => isOwn)).toBe(false)
})

it('[CON-10] a fault in a program is reported with its line and column, and nothing is saved', async () => {
  const own = { title: 'Faulty', purpose: 'Looks for nothing.', wording: '' }
  const faulty = await gameMaster('saveContinuityCheck', {
    ...own,
    program: '.decl answer(x: symbol)\nanswer(x) :- charakter(x, _).',
  })
  expect(faulty.status).toBe(400)
  expect(faulty.body['error']).toContain("unknown relation 'charakter' at 2:14")
  const other = await gameMaster('saveContinuityCheck', {
    ...own,
    program: '.decl other(x: symbol)\nother(x) :- item(x, _).',
  })
  expect(other.body['error']).toContain('Declare one relation `answer`')
  expect((await get()).checks.some(({ isOwn }) => isOwn)).toBe(false)
})

it('[CON-2] play does not make the checks run; only changes of the data that they read do', async () => {
  await settled()
  const before = (await get()).at
  await gameMaster('adjustCharacterDynamic', { id: 'characters/kessa', field: 'hitpoints', by: -1 })
  expect(await get()).toMatchObject({ isRunning: false, at: before })
  await lamp('It burns once more.')
  expect(await get()).toMatchObject({ isRunning: true })
})

it('[CON-1] players get no continuity checks', async () => {
  const player = await callerOf(testServer, { role: 'player', characterId: 'characters/kessa' })
  for (const operation of ['getContinuity', 'countContinuity'] as const)
    expect((await player(operation, {})).status).toBe(403)
})

it('[CON-3] the last findings are returned at once, while a new run is in progress', async () => {
  await lamp('Brother Hask lit it.')
  const before = await found('secrets')
  expect(before).toHaveLength(1)
  await lamp('Somebody lit it.')
  const { isRunning, checks } = await get()
  expect([isRunning, sentences(checks.find(({ id }) => id === 'secrets'))]).toEqual([true, before])
  expect(await found('secrets')).toEqual([])
})

it('[CON-3] the checks also run if a game master only requests the count of findings', async () => {
  const server = await openTestServer(files)
  onTestFinished(async () => await server.close())
  const bram = await callerOf(server, { role: 'gameMaster' })
  const count = async () => (await bram('countContinuity', {})).body
  expect(await count()).toEqual({ findings: 0, isRunning: true })
  await expect.poll(count, { interval: 200 }).toEqual({ findings: 8, isRunning: false })
})

const numbers = {
  title: 'Numbers',
  purpose: 'Counts.',
  wording: '{x} is a number',
  program: '.decl answer(x: number)\nanswer(x) :- x = range(0, 203).',
}
const save = async (change: object) => await gameMaster('saveContinuityCheck', { ...numbers, ...change })
const remove = async (continuityCheckId: unknown) => await gameMaster('removeContinuityCheck', { continuityCheckId })

it('[CON-5] 200 rows of a program are stored, and the others only counted', async () => {
  const { continuityCheckId } = (await save({})).body
  const saved = (await settled()).find(({ id }) => id === continuityCheckId)
  expect([saved?.findings.length, saved?.more]).toEqual([200, 3])
  expect(sentences(saved)?.[0]).toBe('0 is a number')
  await remove(continuityCheckId)
})

it('[CON-7] a game master can change their own check, whose wording names values, and pages by links', async () => {
  const { continuityCheckId } = (await save({})).body
  const program = '.decl answer(who: symbol, n: number)\nanswer(who, 7) :- character(who, "Kessa").'
  await save({ continuityCheckId, title: 'Luck', purpose: 'Looks for luck.', wording: '{who} has {n} lives', program })
  const luck = (await settled()).find(({ id }) => id === continuityCheckId)
  expect(luck).toMatchObject({ name: 'Luck', purpose: 'Looks for luck.', isOwn: true })
  expect(luck?.findings.map(({ sentence }) => sentence)).toMatchObject([
    [{ entity: { id: 'characters/kessa', name: 'Kessa' } }, { text: ' has ' }, { text: '7' }, { text: ' lives' }],
  ])
  await remove(continuityCheckId)
})

it('[CON-7] a campaign has at most 40 checks by game masters', async () => {
  const ids: unknown[] = []
  for (let n = 1; n <= 40; n += 1) ids.push((await save({ title: `Numbers ${n}` })).body['continuityCheckId'])
  expect((await save({})).status).toBe(409)
  expect((await remove(ids.pop())).status).toBe(200)
  expect((await save({ title: 'Numbers again' })).status).toBe(200)
  expect((await get()).checks.filter(({ isOwn }) => isOwn)).toHaveLength(40)
})
