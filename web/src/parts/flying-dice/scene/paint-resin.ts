/** Number of strokes of lighter and darker resin. Their width and length are parts of the texture size. */
const STROKES = 220
const WIDTH = 0.03
const LENGTH = 0.3
/** Strokes are drawn smaller and scaled up, because blurring each of them would take minutes without a GPU. */
const DOWNSCALE = 8

/** Fills a canvas with the look of cast resin: its color with lighter and darker swirls. */
export function paintResin(context: CanvasRenderingContext2D, body: string, swirl: number): void {
  const size = context.canvas.width
  context.fillStyle = body
  context.fillRect(0, 0, size, size)
  const small = document.createElement('canvas')
  small.width = small.height = size / DOWNSCALE
  const draft = small.getContext('2d')
  if (!draft) return
  const random = seededRandom(body)
  const anywhere = () => random() * small.width
  const near = (position: number) => position + (random() - 0.5) * small.width * LENGTH
  for (let stroke = 0; stroke < STROKES; stroke++) {
    draft.globalAlpha = swirl * (0.1 + 0.25 * random())
    draft.strokeStyle = random() > 0.5 ? '#fff' : '#000'
    draft.lineWidth = small.width * WIDTH * (0.3 + random())
    const [x, y] = [anywhere(), anywhere()]
    draft.beginPath()
    draft.moveTo(x, y)
    draft.bezierCurveTo(near(x), near(y), near(x), near(y), near(x), near(y))
    draft.stroke()
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, 0, 0, size, size)
}

/** Random numbers from 0 up to 1 that depend only on the seed, so dice look the same on every screen. */
function seededRandom(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state ^= state >>> 12
    return (state >>> 0) / 2 ** 32
  }
}
