import { circlePath } from '#drawing/bend.ts'

import { bothSides, type HeadwearLayers, type Layer } from '../layer/layer.ts'

const scallops = (count: number, y: number, from: number, to: number): Layer[] =>
  Array.from({ length: count }, (_, i): Layer => {
    const along = i / (count - 1)
    return [
      i % 2 === 0 ? 'cover' : 'coverShade',
      circlePath(from + (to - from) * along, y - Math.sin(along * Math.PI) * 30, 15),
    ]
  })

/** Close-fitting caps, cloths and bands. */
export const CAPS = {
  'post-cap': {
    behind: [],
    brim: 214,
    front: [
      ['cover', 'M184 226C180 140 236 98 302 98 368 98 424 140 416 226 380 208 220 208 184 226Z'],
      ['coverShade', 'M310 98C376 100 424 142 416 226 390 214 350 209 318 209Z'],
      ['coverShade', 'M180 218C240 196 360 196 420 218L424 238C360 218 240 218 176 238Z'],
      ['trim', circlePath(300, 166, 18)],
      ['cover', 'M290 172L290 162 300 156 310 162 310 172 300 178Z'],
    ],
  },
  'lace-cap': {
    behind: [],
    front: [
      ['cover', 'M222 112C222 56 262 22 304 22 346 22 380 56 380 112 350 82 252 82 222 112Z'],
      ['coverShade', 'M310 22C350 26 380 58 380 112 364 96 340 90 314 89Z'],
      ...scallops(10, 114, 216, 386),
      ...bothSides([
        'cover',
        'M212 116C182 160 176 240 156 330 172 322 182 324 192 334 198 250 196 180 224 128Z',
        0.92,
      ]),
    ],
  },
  headscarf: {
    behind: [['coverShade', 'M392 250C440 262 458 320 446 384 430 370 420 366 408 372 414 330 404 290 384 262Z']],
    brim: 216,
    front: [
      [
        'cover',
        'M194 258C180 168 236 110 304 110 372 110 420 168 406 258 380 228 340 216 300 214 260 216 220 228 194 258Z',
      ],
      ['coverShade', 'M308 110C374 112 420 170 406 258 384 232 352 220 322 216Z'],
      ['cover', 'M398 232C426 220 452 232 462 256 438 264 412 262 398 250Z'],
      ...[
        [236, 190],
        [270, 160],
        [306, 186],
        [344, 162],
        [372, 202],
        [304, 134],
      ].map(([x = 0, y = 0]): Layer => ['coverShade', circlePath(x, y, 5)]),
    ],
  },
  'knitted-cap': {
    behind: [],
    brim: 220,
    front: [
      ['cover', 'M194 232C186 140 240 94 302 94 364 94 416 140 408 232Z'],
      ['coverShade', 'M312 95C368 98 416 142 408 232L324 232Z'],
      ['trim', 'M186 212C240 194 362 194 416 212L418 256C362 236 240 236 184 256Z'],
      ['trimShade', 'M316 199C356 200 392 204 416 212L418 256C392 246 356 241 320 241Z'],
    ],
  },
  wrap: {
    behind: [],
    brim: 216,
    front: [
      ['cover', 'M182 246C160 130 234 70 304 70 374 70 440 130 418 246 380 208 220 208 182 246Z'],
      ['coverShade', 'M312 70C378 74 440 132 418 246 394 222 358 214 322 211Z'],
      ['coverShade', 'M186 200C230 150 320 140 400 110 340 160 260 180 188 232Z', 0.7],
      ['coverShade', 'M196 150C240 116 290 108 340 78 300 120 250 130 190 180Z', 0.7],
      ['trim', circlePath(300, 190, 14)],
    ],
  },
  circlet: {
    behind: [],
    front: [
      ['trim', 'M200 234C240 212 360 212 400 234L398 250C360 228 240 228 202 250Z'],
      ['trimShade', 'M312 218C350 219 382 224 400 234L398 250C370 236 340 234 312 234Z'],
      ['trim', 'M300 196L314 222 300 244 286 222Z'],
    ],
  },
} satisfies Readonly<Record<string, HeadwearLayers>>
