/** Strokes of lighter and darker resin, and how wide and long they are in parts of the picture. */
const STROKES = 220
const WIDTH = 0.03
const LENGTH = 0.3
/** Drawn so much smaller and stretched again: blurring each stroke would take a computer without graphics chip minutes. */
const SMALLER = 8

/** Fills a picture with cast resin: its colour, in which lighter and darker ones swirl. */
export function paintResin(pen: CanvasRenderingContext2D, body: string, swirl: number): void {
  const size = pen.canvas.width
  pen.fillStyle = body
  pen.fillRect(0, 0, size, size)
  const small = document.createElement('canvas')
  small.width = small.height = size / SMALLER
  const draft = small.getContext('2d')
  if (!draft) return
  const chance = chanceFrom(body)
  const anywhere = () => chance() * small.width
  const near = (place: number) => place + (chance() - 0.5) * small.width * LENGTH
  for (let stroke = 0; stroke < STROKES; stroke++) {
    draft.globalAlpha = swirl * (0.1 + 0.25 * chance())
    draft.strokeStyle = chance() > 0.5 ? '#fff' : '#000'
    draft.lineWidth = small.width * WIDTH * (0.3 + chance())
    const [x, y] = [anywhere(), anywhere()]
    draft.beginPath()
    draft.moveTo(x, y)
    draft.bezierCurveTo(near(x), near(y), near(x), near(y), near(x), near(y))
    draft.stroke()
  }
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(small, 0, 0, size, size)
}

/** The same word gives the same numbers from 0 up to 1 on every screen. */
function chanceFrom(word: string): () => number {
  let state = Array.from(word).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state ^= state >>> 12
    return (state >>> 0) / 2 ** 32
  }
}
