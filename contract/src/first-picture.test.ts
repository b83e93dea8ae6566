import { expect, it } from 'vitest'

import type { InitialAnswer } from './bootstrap-data.ts'
import { firstPictures, isLoadedWhole, PICTURE_SIZES, srcSetOf, TALL_COVER_MEDIA } from './first-picture.ts'
import type { Me } from './me.ts'
import type { Picture } from './records/picture.ts'

const picture = (name: string, width = 1200, height = 600): Picture => ({
  originalUrl: `/pictures/${name}/full.webp`,
  thumbnails: {
    small: `/pictures/${name}/small.webp`,
    medium: `/pictures/${name}/medium.webp`,
    large: `/pictures/${name}/large.webp`,
  },
  contentType: 'image/webp',
  width,
  height,
  blur: 'data:,',
})
// Only the fields that decide about pictures.
const me = (covers: Partial<Me['campaign']['covers']>) =>
  ({ campaign: { covers: { wide: null, tall: null, ...covers } } }) as Me
const answered = (...answers: readonly { readonly operation: string; readonly answer: unknown }[]) =>
  answers.map((one) => ({ params: {}, ...one })) as unknown as InitialAnswer[]

it('[RUN-153] the first picture of Home is the cover, on phones the tall cover if the campaign has one', () => {
  const [tall, wide] = [picture('tall', 600, 1200), picture('wide')]
  expect(firstPictures('/', me({ wide }), [])).toEqual([{ srcSet: srcSetOf(wide), sizes: PICTURE_SIZES.cover }])
  expect(firstPictures('/', me({ wide, tall }), [])).toEqual([
    { srcSet: srcSetOf(tall), sizes: '100vw', media: TALL_COVER_MEDIA },
    { srcSet: srcSetOf(wide), sizes: PICTURE_SIZES.cover, media: `not all and ${TALL_COVER_MEDIA}` },
  ])
  expect(firstPictures('/', me({}), [])).toEqual([])
})

it.each([
  ['/characters/mara', 'tall'],
  ['/items/bell', 'wide'],
  ['/scenes/bridge', 'inProse'],
] as const)('[RUN-153] the first picture of %s is the viewer’s, sized to its place', (path, place) => {
  const image = picture('shown')
  const answers = answered({ operation: 'getEntity', answer: { entities: [{ image }] } })
  expect(firstPictures(path, me({}), answers)).toEqual([{ srcSet: srcSetOf(image), sizes: PICTURE_SIZES[place] }])
  expect(firstPictures(path, me({}), [])).toEqual([])
})

it('[RUN-153] the first picture of the table is the scene’s if it is loaded whole and the viewer sees all of it', () => {
  const image = picture('scene')
  const details = { operation: 'getSceneDetails', answer: { scene: { image } } }
  const onTable = (map: object | null) =>
    firstPictures('/vtt/camp', me({}), answered(details, { operation: 'getSceneMap', answer: { map } }))
  const [ground] = onTable({ width: 1200, height: 600, tiles: null })
  expect(ground).toMatchObject({ sizes: PICTURE_SIZES.ground })
  expect(ground?.srcSet).toMatch(/^\S+small\S* \d+w, .*, \/pictures\/scene\/full\.webp \d+w$/)
  expect(onTable({ width: 1200, height: 600, tiles: [] })).toEqual([])
  expect(onTable({ width: 12_000, height: 6000, tiles: null })).toEqual([])
  expect(onTable(null)).toEqual([])
})

it('[RUN-153] maps of up to four megapixels are loaded whole', () => {
  expect(isLoadedWhole({ width: 2048, height: 2048, tiles: null })).toBe(true)
  expect(isLoadedWhole({ width: 2049, height: 2048, tiles: null })).toBe(false)
})
