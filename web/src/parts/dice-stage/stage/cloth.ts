import { CanvasTexture, Mesh, MeshStandardMaterial, PlaneGeometry, RepeatWrapping, SRGBColorSpace } from 'three'

import type { DiceTheme } from './dice-theme.ts'

const SIZE = 512
const FIBRES = 26_000
const FIBRE_LENGTH = 9
/** The cloth reaches farther than the camera ever sees. */
const WIDE = 400
const REPEATS = 60

/** The felt that dice fall on. */
export function layCloth({ table }: DiceTheme): Mesh<PlaneGeometry, MeshStandardMaterial> {
  const map = new CanvasTexture(paintFelt(table))
  map.wrapS = map.wrapT = RepeatWrapping
  map.repeat.set(REPEATS, REPEATS)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  const cloth = new Mesh(new PlaneGeometry(WIDE, WIDE), new MeshStandardMaterial({ map, roughness: 0.95 }))
  cloth.rotation.x = -Math.PI / 2
  cloth.receiveShadow = true
  return cloth
}

function paintFelt({ cloth, thread }: DiceTheme['table']): HTMLCanvasElement {
  const felt = document.createElement('canvas')
  felt.width = felt.height = SIZE
  const pen = felt.getContext('2d')
  if (!pen) return felt
  pen.fillStyle = cloth
  pen.fillRect(0, 0, SIZE, SIZE)
  for (let fibre = 0; fibre < FIBRES; fibre++) {
    pen.strokeStyle = fibre % 2 === 0 ? thread : '#000'
    pen.globalAlpha = fibre % 2 === 0 ? 0.16 : 0.07
    const [x, y] = [Math.random() * SIZE, Math.random() * SIZE]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + (Math.random() - 0.5) * FIBRE_LENGTH, y + (Math.random() - 0.5) * FIBRE_LENGTH)
    pen.stroke()
  }
  return felt
}
