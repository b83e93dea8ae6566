import type { Drawing } from '../prompt/brief.ts'
import { blur } from '../raster/blur.ts'
import { bloomed, coloured, exposed, graded, vignetted } from '../raster/light.ts'
import { modelled } from '../raster/model.ts'
import { clouds, grain } from '../raster/noise.ts'
import { brightness, EDGE, laidOver, type Raster, value } from '../raster/raster.ts'
import type { Style } from './style.ts'

/** A photograph: rounded shapes, a blurred background with a shadow on it, bloom and film grain. */
export const realistic: Style = (front, back, chance, depth) => {
  const seen = SEEN[depth](front, back)
  const scene = exposed(seen, 0.42)
  const surface = clouds(chance, 40, 3)
  const film = grain(chance)
  const bright = brightness(scene)
  const textured = graded(scene, (colour, at) => {
    const noise = (value(film, at) - 0.5) * 16 * (1.1 - value(bright, at))
    return colour * (0.94 + value(surface, at) * 0.12) + noise
  })
  return vignetted(graded(coloured(bloomed(textured, 0.55), 0.86), curve), 0.5)
}

/** Camera settings for near, distant and flat subjects. */
const SEEN: Readonly<Record<Drawing['depth'], (front: Raster, back: Raster) => Raster>> = {
  near: (front, back) => standing(front, outOfFocus(back, 9)),
  far: (front, back) => laidOver(modelled(front), outOfFocus(modelled(back), 3)),
  flat: (front, back) => laidOver(front, back),
}

function outOfFocus({ colours: [red, green, blue], cover }: Raster, radius: number): Raster {
  return { colours: [blur(red, radius), blur(green, radius), blur(blue, radius)], cover }
}

/** A subject in front of a distant background, with a soft shadow. */
function standing(front: Raster, far: Raster): Raster {
  const shadow = blur(front.cover, 22)
  const shaded = graded(far, (colour, at) => colour * (1 - 0.5 * value(shadow, Math.max(0, at - 26 * EDGE - 18))))
  return laidOver({ ...modelled(front), cover: blur(front.cover, 1) }, shaded)
}

/** Deeper shadows and soft highlights, as in film. */
function curve(colour: number): number {
  const x = Math.min(1, Math.max(0, colour / 255))
  return 255 * (x * 0.45 + 0.55 * x * x * (3 - 2 * x)) + 3
}
