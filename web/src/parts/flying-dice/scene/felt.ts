import { CanvasTexture, Mesh, MeshStandardMaterial, PlaneGeometry, RepeatWrapping, SRGBColorSpace } from 'three'

import type { DiceTheme } from './dice-theme.ts'

const SIZE_PX = 512
const FIBRES = 26_000
const FIBRE_LENGTH_PX = 9
/** The felt extends beyond the camera's view. */
const WIDTH = 400
const REPEATS = 60

/** The felt on which dice fall. */
export function createFelt({ table }: DiceTheme): Mesh<PlaneGeometry, MeshStandardMaterial> {
  const map = new CanvasTexture(paintFibres(table))
  map.wrapS = map.wrapT = RepeatWrapping
  map.repeat.set(REPEATS, REPEATS)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  const felt = new Mesh(new PlaneGeometry(WIDTH, WIDTH), new MeshStandardMaterial({ map, roughness: 0.95 }))
  felt.rotation.x = -Math.PI / 2
  felt.receiveShadow = true
  return felt
}

function paintFibres({ cloth, thread }: DiceTheme['table']): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE_PX
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = cloth
  context.fillRect(0, 0, SIZE_PX, SIZE_PX)
  for (let fibre = 0; fibre < FIBRES; fibre++) {
    context.strokeStyle = fibre % 2 === 0 ? thread : '#000'
    context.globalAlpha = fibre % 2 === 0 ? 0.16 : 0.07
    const [x, y] = [Math.random() * SIZE_PX, Math.random() * SIZE_PX]
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + (Math.random() - 0.5) * FIBRE_LENGTH_PX, y + (Math.random() - 0.5) * FIBRE_LENGTH_PX)
    context.stroke()
  }
  return canvas
}
