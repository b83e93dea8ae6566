import { PINS_SENT_MAX } from '@waybook/contract'
import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import { mapSeenBy } from '@waybook/server/features/maps/presenter.ts'
import { expect, it } from 'vitest'

import { BELL, campaignOf, entityOf, gameMaster, kessa, pictureOf, playerOf, KESSA } from '../../stores/drowned-road.ts'
import { temporaryFolder, ticking } from '../../stores/temporary-folder.ts'

const REACH = 'locations/the-reach'
const PINS = 10_000

it('[MAP-1] [MAP-8] of very many pins only the first are sent, to players the first that they see', async () => {
  const store = await openSqliteStore({ file: `${await temporaryFolder()}/waybook.db`, now: ticking() })
  const places = Array.from({ length: 200 }, (_, index) =>
    entityOf(`locations/place-${index}`, {
      name: `Place ${index}`,
      picture: pictureOf('place'),
      visible: index % 2 === 0,
    }),
  )
  const pins = Array.from({ length: PINS }, (_, position) => ({
    position,
    to: places[position % places.length]?.id ?? BELL,
    x: position % 100,
    y: position / 100,
    label: '',
    secret: position % 4 === 0,
    readers: [],
  }))
  const reach = entityOf(REACH, { name: 'The Reach', map: pictureOf('reach'), pins })
  const records = store.records('dam3')
  await records.replaceCampaign(campaignOf([kessa(), reach, ...places]), 'waybook import')
  const as = { campaignId: 'dam3', firstName: 'Bram', records }
  const bram = { userId: 'bram', role: 'gameMaster', characterId: null } as const
  const everything = await mapSeenBy({ ...as, viewer: bram, scope: gameMaster }, REACH)
  expect(everything?.pins.map(({ at }) => at.y)).toEqual(pins.slice(0, PINS_SENT_MAX).map(({ y }) => y))
  const odo = { userId: 'odo', role: 'player', characterId: KESSA } as const
  const seen = await mapSeenBy({ ...as, viewer: odo, scope: playerOf(KESSA) }, REACH)
  expect(seen?.pins).toHaveLength(PINS_SENT_MAX)
  expect(new Set(seen?.pins.map(({ to }) => Number(to?.id.split('-').at(-1)) % 4))).toEqual(new Set([2]))
  await store.close()
})
