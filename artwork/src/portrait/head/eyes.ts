import { circlePath } from '#drawing/bend.ts'

import { type Layer, mirror } from '../layer/layer.ts'

export type Eyes = 'level' | 'narrow' | 'wide' | 'hooded' | 'kind' | 'dull' | 'clouded'

/** The left eye: white, iris and upper lid. The right eye is its mirror image. */
type Eye = { white: string; dark: string; lid: string }

const almond: Eye = {
  white: 'M232 293C246 281 268 282 282 295 270 303 246 303 232 293Z',
  dark: 'M246 284C254 282 262 283 268 286 270 296 264 304 256 304 248 304 243 296 246 284Z',
  lid: 'M229 294C244 278 270 278 285 296 270 286 246 285 229 294Z',
}

const EYES: Readonly<Record<Eyes, Eye>> = {
  level: almond,
  narrow: {
    white: 'M233 294C248 287 268 288 282 296 268 300 246 300 233 294Z',
    dark: 'M247 288C255 286 262 287 267 290 268 297 262 301 256 301 250 301 246 296 247 288Z',
    lid: 'M229 294C246 281 270 282 286 298 268 291 246 290 229 294Z',
  },
  wide: {
    white: 'M234 294C244 277 268 277 280 294 270 307 246 307 234 294Z',
    dark: circlePath(257, 293, 12),
    lid: 'M230 295C242 273 270 273 284 295 270 281 246 281 230 295Z',
  },
  hooded: {
    white: 'M233 296C248 290 268 291 282 298 268 303 246 303 233 296Z',
    dark: 'M246 291C254 290 263 291 268 293 269 300 263 304 256 304 249 304 245 299 246 291Z',
    lid: 'M227 293C242 274 272 276 287 299 268 293 246 292 227 293Z',
  },
  kind: {
    white: 'M233 296C246 280 268 280 282 296 270 302 246 302 233 296Z',
    dark: circlePath(257, 291, 11),
    lid: 'M224 304C240 275 272 275 288 300 270 283 244 284 224 304Z',
  },
  dull: almond,
  clouded: almond,
}

export function eyeLayers(eyes: Eyes): Layer[] {
  const { white, dark, lid } = EYES[eyes]
  const glance: Layer[] =
    eyes === 'dull'
      ? []
      : [
          ['white', circlePath(253, 290, 2.7)],
          ['white', circlePath(341, 290, 2.3), 0.6],
        ]
  const right: Layer = eyes === 'clouded' ? ['white', mirror(dark), 0.55] : ['eye', mirror(dark)]
  return [
    ['white', white, 0.9],
    ['white', mirror(white), 0.42],
    ['eye', dark],
    right,
    ['eye', lid],
    ['eye', mirror(lid)],
    ...glance,
  ]
}
