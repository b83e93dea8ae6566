import { solids, type Piece, type Pose, type Print, type Rotation, type SolidName } from '@waybook/rules'
import {
  CanvasTexture,
  InstancedMesh,
  Matrix4,
  MeshPhysicalMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector3,
  type BufferGeometry,
  type Scene,
} from 'three'

import type { DiceTheme } from './dice-theme.ts'
import { paintAtlas } from './paint-atlas.ts'
import { roundedSolid } from './rounded-solid.ts'

const unscaled = new Vector3(1, 1, 1)

/** The dice of the house: each kind is made when it is first thrown, and kept. */
export class DiceSet {
  readonly #scene: Scene
  readonly #theme: DiceTheme
  readonly #forms = new Map<SolidName, BufferGeometry>()
  readonly #materials = new Map<Print, MeshPhysicalMaterial>()
  #meshes: InstancedMesh[] = []
  /** For each piece its place in one of the meshes. */
  #places: { readonly mesh: InstancedMesh; readonly index: number }[] = []

  constructor(scene: Scene, theme: DiceTheme) {
    this.#scene = scene
    this.#theme = theme
  }

  /** Puts these dice on the table, in place of those that were there. */
  take(pieces: readonly Piece[]): void {
    this.#clear()
    const byPrint = Map.groupBy(pieces.keys(), (index) => pieces[index]?.print)
    for (const indices of byPrint.values()) {
      const piece = pieces[indices[0] ?? 0]
      if (!piece) continue
      const mesh = new InstancedMesh(this.#form(piece.solid), this.#material(piece), indices.length)
      mesh.name = piece.print
      mesh.castShadow = mesh.receiveShadow = true
      // What is remembered of where the dice are goes out of date as they fly.
      mesh.frustumCulled = false
      this.#scene.add(mesh)
      this.#meshes.push(mesh)
      for (const [index, place] of indices.entries()) this.#places[place] = { mesh, index }
    }
  }

  /** Lays a die down; `turn`: how it was turned beforehand, so that it shows what was decided. */
  lay(piece: number, { at, turn: flown }: Pose, turn: Rotation): void {
    const place = this.#places[piece]
    if (!place) return
    const rotation = quaternion(flown).multiply(quaternion(turn))
    place.mesh.setMatrixAt(place.index, new Matrix4().compose(new Vector3(at.x, at.y, at.z), rotation, unscaled))
    place.mesh.instanceMatrix.needsUpdate = true
  }

  dispose(): void {
    this.#clear()
    for (const form of this.#forms.values()) form.dispose()
    for (const material of this.#materials.values()) {
      material.map?.dispose()
      material.bumpMap?.dispose()
      material.dispose()
    }
  }

  #clear(): void {
    for (const mesh of this.#meshes) {
      this.#scene.remove(mesh)
      mesh.dispose()
    }
    this.#meshes = []
    this.#places = []
  }

  #form(name: SolidName): BufferGeometry {
    const form = this.#forms.get(name) ?? roundedSolid(solids[name])
    this.#forms.set(name, form)
    return form
  }

  #material(piece: Piece): MeshPhysicalMaterial {
    const made = this.#materials.get(piece.print) ?? this.#castResin(piece)
    this.#materials.set(piece.print, made)
    return made
  }

  #castResin(piece: Piece): MeshPhysicalMaterial {
    const { colour, relief } = paintAtlas(piece, this.#theme)
    const map = new CanvasTexture(colour)
    map.colorSpace = SRGBColorSpace
    map.anisotropy = 8
    const bumpMap = new CanvasTexture(relief)
    bumpMap.anisotropy = 4
    const { roughness, clearcoat } = this.#theme.resin
    return new MeshPhysicalMaterial({
      map,
      bumpMap,
      bumpScale: 1.4,
      // Shine on the ink would make it grey.
      specularIntensity: 0.45,
      roughness,
      clearcoat,
      clearcoatRoughness: 0.22,
      // The ink lies in the engraving, below the polish.
      clearcoatMap: bumpMap,
    })
  }
}

const quaternion = ({ x, y, z, w }: Rotation) => new Quaternion(x, y, z, w)
