import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'
import { type Colour, coloursIn, pictureAddressesIn } from './markers.ts'
import type { Line } from './matrix/transcript.ts'
import { type Asked, askAll, type Cookies, signInAll } from './sight/ask-all.ts'
import { masksOfVault, toldOfUnseen, toldToNobody } from './sight/judges.ts'
import { threeRooms } from './sight/three-rooms.ts'

describe.each(engines)('sight on $name', ({ take }) => {
  let database: TestDatabase | undefined
  let testServer: TestServer
  let cookies: Cookies
  let asked: Asked
  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(threeRooms, { postgres: database?.url })
    cookies = await signInAll(testServer)
    asked = await askAll(testServer, cookies)
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  /** The transcript after a leak: a line of the game master stands in place of a player's. */
  const leaking = (isMeant: (line: Line) => boolean) => {
    const told = asked.lines.find((line) => line.viewer === 'gameMaster' && isMeant(line))
    if (!told) throw new Error('The game master has no such line')
    return { ...asked, lines: [{ ...told, viewer: 'kessa' as const }] }
  }

  it('[ACC-2] [SIGHT-60] [SIGHT-70] [SIGHT-71] nobody is told of what their group does not see, in any answer, at any address, or live', () => {
    expect(toldOfUnseen(asked)).toEqual([])
    expect(masksOfVault(asked)).toEqual([])
  })

  it('[ACC-4] everybody is told of what they see, and the game master of everything', () => {
    expect(toldToNobody(asked)).toEqual([])
  })

  it.each(['getTokens', 'getDrawings', 'getMap', 'getEncounter', 'getSceneWalls'])('a leak in %s is found', (name) => {
    expect(toldOfUnseen(leaking((line) => line.name === name && line.text.length > 100))).not.toEqual([])
  })

  it.each(['drag', 'ping', 'tokenChanged', 'drawing', 'walls', 'encounter'])('a leak in a live %s is found', (kind) => {
    const isOfKind = ({ name, text }: Line) =>
      name === 'live' && (text.includes(`"kind":"${kind}"`) || text.startsWith(`{"type":"${kind}"`))
    expect(toldOfUnseen(leaking(isOfKind))).not.toEqual([])
  })

  it('[ACC-2] [SIGHT-101] [SIGHT-111] what a player does with things that nobody sees is refused like what they do with nothing', () => {
    expect(asked.refusals.length).toBeGreaterThan(20)
    for (const { name, inVault, nowhere } of asked.refusals) expect([name, inVault]).toEqual([name, nowhere])
  })

  it('[FOG-30] [SIGHT-68] no picture at any address shows a room that somebody does not see', async () => {
    const textsOf = (viewer: string) =>
      asked.lines.flatMap((line) => (line.viewer === viewer ? [line.text] : [])).join()
    const addresses = pictureAddressesIn([...cookies.keys()].map(textsOf).join('\n'))
    const coloursFor = async (viewer: keyof typeof rooms) => {
      const headers = { cookie: cookies.get(viewer) ?? '' }
      const found = new Set<Colour>()
      const within = textsOf(viewer).match(/data:image\/webp;base64,[\w+/=]+/g) ?? []
      const pictures = new Set<Buffer>(within.map((url) => Buffer.from(url.slice(23), 'base64')))
      for (const url of addresses) {
        const { statusCode, rawPayload } = await testServer.app.inject({ url, headers })
        if (statusCode === 200) pictures.add(rawPayload)
      }
      for (const picture of pictures) for (const colour of await coloursIn(picture)) found.add(colour)
      return [...found].toSorted()
    }
    const rooms = {
      kessa: ['green'],
      odo: ['blue'],
      guest: ['blue', 'green'],
      gameMaster: ['blue', 'green', 'magenta'],
    } as const
    for (const viewer of ['kessa', 'odo', 'guest', 'gameMaster'] as const)
      expect([viewer, await coloursFor(viewer)]).toEqual([viewer, rooms[viewer]])
  })
})
