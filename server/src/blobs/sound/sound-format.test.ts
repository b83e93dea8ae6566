import { waveOf } from '@waybook/testing/world/wave-of.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readSound } from './sound-format.ts'

const text = (written: string) => Buffer.from(written, 'latin1')
const uint32 = (value: number) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])

/** Frames of MPEG 1, layer III, 128 kbit/s, 44.1 kHz: 417 bytes and 1152 samples each. */
const mp3Of = (frames: number) =>
  Buffer.concat(Array.from({ length: frames }, () => Buffer.concat([uint32(0xff_fb_90_00), Buffer.alloc(413)])))
const id3 = Buffer.concat([text('ID3'), Buffer.from([4, 0, 0, 0, 0, 1, 0]), Buffer.alloc(128, 'x')])

/** 44,100 samples a second, and as many samples as given. */
const flacOf = (samples: number) =>
  Buffer.concat([
    text('fLaC'),
    Buffer.from([0, 0, 0, 34]),
    Buffer.alloc(10),
    Buffer.from([0x0a, 0xc4, 0x42, 0xf0]),
    uint32(samples),
    Buffer.alloc(16),
  ])

function oggOf(packet: Buffer, granule: bigint): Buffer {
  const page = (position: bigint, content: Buffer) => {
    const header = Buffer.alloc(27)
    header.write('OggS', 'latin1')
    header.writeBigInt64LE(position, 6)
    header.writeUInt8(1, 26)
    return Buffer.concat([header, Buffer.from([content.length]), content])
  }
  return Buffer.concat([page(0n, packet), page(granule, Buffer.alloc(200)), page(-1n, Buffer.alloc(9))])
}
const vorbis = Buffer.concat([text('\u0001vorbis'), Buffer.alloc(5), Buffer.from([0x44, 0xac, 0, 0]), Buffer.alloc(20)])

const box = (name: string, ...content: readonly Buffer[]) => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint32(inside.length + 8), text(name), inside])
}
const track = (kind: string) => box('trak', box('mdia', box('hdlr', Buffer.alloc(8), text(kind), Buffer.alloc(12))))
const mp4Of = (...kinds: readonly string[]) =>
  Buffer.concat([
    box('ftyp', text('M4A '), Buffer.alloc(4)),
    box('moov', box('mvhd', Buffer.alloc(12), uint32(1000), uint32(90_000), Buffer.alloc(80)), ...kinds.map(track)),
  ])

describe('[SOUND-1] the bytes tell what is a sound, and how long it is', () => {
  it.each([
    ['WAV', waveOf(2), 'audio/wav', 2],
    ['MP3', mp3Of(100), 'audio/mpeg', 2.612],
    ['MP3 with a tag', Buffer.concat([id3, mp3Of(100), text('TAG'), Buffer.alloc(125)]), 'audio/mpeg', 2.612],
    ['FLAC', flacOf(441_000), 'audio/flac', 10],
    ['Vorbis', oggOf(vorbis, 441_000n), 'audio/ogg', 10],
    ['Opus', oggOf(Buffer.concat([text('OpusHead'), Buffer.alloc(30)]), 480_000n), 'audio/ogg', 10],
    ['M4A', mp4Of('soun'), 'audio/mp4', 90],
  ] as const)('%s', (_name, bytes, type, seconds) => {
    const facts = readSound(bytes)
    expect(facts?.type).toBe(type)
    expect(facts?.seconds).toBeCloseTo(seconds, 2)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a tag without music', id3],
    ['the first frames alone', mp3Of(3)],
    ['a video', mp4Of('soun', 'vide')],
    ['silence without length', waveOf(0)],
    ['twenty hours', flacOf(4_000_000_000)],
    ['a cut header', waveOf(1).subarray(0, 30)],
    ['a broken box', Buffer.concat([box('ftyp', text('M4A '), Buffer.alloc(4)), uint32(4), text('moov')])],
  ])('%s is none', (_name, bytes) => {
    expect(readSound(bytes)).toBeNull()
  })

  it('no bytes make a reader throw, or take long', () => {
    const starts = [waveOf(1), mp3Of(6), flacOf(9), oggOf(vorbis, 9n), mp4Of('soun')].map((bytes) => [
      ...bytes.subarray(0, 120),
    ])
    const damaged = fc.tuple(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(fc.nat(119), fc.nat(255)), { maxLength: 6 }),
      fc.nat(120),
    )
    fc.assert(
      fc.property(damaged, ([start, changes, length]) => {
        const bytes = [...start]
        for (const [at, value] of changes) bytes[at] = value
        expect(() => readSound(Uint8Array.from(bytes.slice(0, length)))).not.toThrow()
      }),
    )
  })
})
