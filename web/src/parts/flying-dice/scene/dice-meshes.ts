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

/** The meshes of the dice. The geometry and material of each kind are created for its first throw, and reused. */
export class DiceMeshes {
  readonly #scene: Scene
  readonly #theme: DiceTheme
  readonly #geometries = new Map<SolidName, BufferGeometry>()
  readonly #materials = new Map<Print, MeshPhysicalMaterial>()
  #meshes: InstancedMesh[] = []
  /** The instance of each piece in one of the meshes. */
  #instances: { readonly mesh: InstancedMesh; readonly index: number }[] = []

  constructor(scene: Scene, theme: DiceTheme) {
    this.#scene = scene
    this.#theme = theme
  }

  /** Replaces the dice on the table. */
  show(pieces: readonly Piece[]): void {
    this.#clear()
    const byPrint = Map.groupBy(pieces.keys(), (index) => pieces[index]?.print)
    for (const indices of byPrint.values()) {
      const piece = pieces[indices[0] ?? 0]
      if (!piece) continue
      const mesh = new InstancedMesh(this.#geometry(piece.solid), this.#material(piece), indices.length)
      mesh.name = piece.print
      mesh.castShadow = mesh.receiveShadow = true
      // The bounding sphere is not updated while the dice fly.
      mesh.frustumCulled = false
      this.#scene.add(mesh)
      this.#meshes.push(mesh)
      for (const [index, pieceIndex] of indices.entries()) this.#instances[pieceIndex] = { mesh, index }
    }
  }

  /** Moves a die. `turn` is its rotation before the throw, which makes it land on the face that the server decided. */
  setPose(piece: number, { at, turn: flown }: Pose, turn: Rotation): void {
    const instance = this.#instances[piece]
    if (!instance) return
    const rotation = quaternion(flown).multiply(quaternion(turn))
    instance.mesh.setMatrixAt(instance.index, new Matrix4().compose(new Vector3(at.x, at.y, at.z), rotation, unscaled))
    instance.mesh.instanceMatrix.needsUpdate = true
  }

  dispose(): void {
    this.#clear()
    for (const geometry of this.#geometries.values()) geometry.dispose()
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
    this.#instances = []
  }

  #geometry(name: SolidName): BufferGeometry {
    const geometry = this.#geometries.get(name) ?? roundedSolid(solids[name])
    this.#geometries.set(name, geometry)
    return geometry
  }

  #material(piece: Piece): MeshPhysicalMaterial {
    const material = this.#materials.get(piece.print) ?? this.#createMaterial(piece)
    this.#materials.set(piece.print, material)
    return material
  }

  #createMaterial(piece: Piece): MeshPhysicalMaterial {
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
      // Shine on the ink would make it gray.
      specularIntensity: 0.45,
      roughness,
      clearcoat,
      clearcoatRoughness: 0.22,
      // The ink is in the engraving, below the polish.
      clearcoatMap: bumpMap,
    })
  }
}

const quaternion = ({ x, y, z, w }: Rotation) => new Quaternion(x, y, z, w)
