import { decodeFlight, dieResults, piecesOf, solids, type Piece, type Pose } from '@waybook/rules'
import { CanvasTexture, InstancedMesh, MeshBasicMaterial, SRGBColorSpace, Vector3 } from 'three'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { withoutReflections } from '#testing/without-reflections.ts'

import { recordedThrows } from '../flying-dice-fixture.tsx'
import { cellMiddle, cellsAcross } from './atlas-cell.ts'
import { DiceScene } from './dice-scene.ts'
import { genesys } from './dice-theme.ts'

const CELL = 32
/** A distinct gray for each face, ten steps apart. */
const greyOf = (face: number) => 20 + 10 * face
const faceOf = (grey: number) => Math.round((grey - 20) / 10)

let opened: DiceScene | null = null
beforeEach(withoutReflections)
afterEach(() => {
  opened?.dispose()
  opened = null
})

function openScene(width: number, height: number): DiceScene {
  const container = document.createElement('div')
  Object.assign(container.style, { width: `${width}px`, height: `${height}px` })
  document.body.append(container)
  opened = new DiceScene(genesys)
  opened.mount(container)
  return opened
}

/** Paints each face of each die in its own gray instead of its symbols. */
function paintFaceNumbers({ scene }: DiceScene, pieces: readonly Piece[]): void {
  scene.traverse((thing) => {
    if (!(thing instanceof InstancedMesh)) return
    const solid = solids[pieces.find(({ print }) => print === thing.name)?.solid ?? 'd6']
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = CELL * cellsAcross(solid)
    const context = canvas.getContext('2d')
    for (const face of solid.faces.keys()) {
      const { x, y } = cellMiddle(solid, face)
      if (!context) throw new Error('no canvas')
      context.fillStyle = `rgb(${greyOf(face)} ${greyOf(face)} ${greyOf(face)})`
      context.fillRect((x - 0.5) * CELL, (y - 0.5) * CELL, CELL, CELL)
    }
    const map = new CanvasTexture(canvas)
    map.colorSpace = SRGBColorSpace
    thing.material = new MeshBasicMaterial({ map, toneMapped: false })
  })
}

/** The face at the center of a die's upper side. */
function faceSeen({ canvas, camera }: DiceScene, { at }: Pose, inradius: number): number {
  const gl = canvas.getContext('webgl2')
  if (!gl) throw new Error('no WebGL')
  const { x, y } = new Vector3(at.x, at.y + inradius, at.z).project(camera.perspective)
  const pixel = new Uint8Array(4)
  const [left, up] = [((x + 1) / 2) * gl.drawingBufferWidth, ((y + 1) / 2) * gl.drawingBufferHeight]
  gl.readPixels(Math.round(left), Math.round(up), 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
  return faceOf(pixel[0] ?? 0)
}

it.each([
  ['a landscape', 400, 300],
  ['a portrait', 300, 400],
])('[THR-1] on %s screen the upper side of each die shows the rolled face', (_, width, height) => {
  const shown = openScene(width, height)
  for (const { dice, flight: bytes } of recordedThrows) {
    const [pieces, flight] = [piecesOf(dieResults(dice)), decodeFlight(bytes)]
    if (!pieces || !flight) throw new Error('the recording is broken')
    shown.load(pieces, flight)
    paintFaceNumbers(shown, pieces)
    shown.seekEnd()
    const seen = flight.paths.map((path, index) => {
      const rest = path.at(-1)?.pose
      return rest && faceSeen(shown, rest, solids[pieces[index]?.solid ?? 'd6'].inradius)
    })
    expect(seen).toEqual(pieces.map(({ face }) => face))
  }
})

it('[THR-12] opening 24 scenes in a row does not make another canvas lose its context', () => {
  const witness = document.createElement('canvas').getContext('webgl2')
  for (let round = 0; round < 24; round++) new DiceScene(genesys).dispose()
  expect(witness?.isContextLost()).toBe(false)
})
